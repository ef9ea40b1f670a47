import { api } from './line.js';
import { session } from './session.svelte.js';

/** The person who uses this page goes by this name from now on; whoever sits with them is told. */
export async function rename(name: string): Promise<void> {
  session.heard(await api.call('changeMe', { body: { name: name.trim() } }));
}
