import { Keeper } from './keeper.js';
import { hold } from './locks.js';
import type { LocalMessage, LocalRequest } from './messages.js';
import { BrowserStore } from './store.js';
import { Thinker } from './thinker.js';

const port = self as unknown as {
  postMessage(message: LocalMessage): void;
  onmessage: ((event: MessageEvent<LocalRequest>) => void) | null;
};

const keeper = new Keeper({
  send: (message) => port.postMessage(message),
  store: new BrowserStore(),
  hold,
  thinker: () => new Thinker(),
  now: () => Date.now(),
});

port.onmessage = ({ data }) => void keeper.handle(data);
