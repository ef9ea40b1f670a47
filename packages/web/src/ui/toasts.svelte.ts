interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'trouble';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is dismissed. */
  readonly stays: boolean;
}

const SHOWN_MS = 6000;
let next = 0;
let all: readonly Toast[] = $state.raw([]);

export const toasts = {
  get now(): readonly Toast[] {
    return all;
  },
};

/**
 * Shows a short message; the same text is not shown twice, and of passing troubles only the latest. Returns what takes it
 * away again.
 */
export function toast(
  text: string,
  { tone = 'plain', action, stays = false }: Partial<Omit<Toast, 'id' | 'text'>> = {},
): () => void {
  const id = ++next;
  const isOutdated = (old: Toast) => old.text === text || (tone === 'trouble' && old.tone === 'trouble' && !old.stays);
  all = [...all.filter((old) => !isOutdated(old)), { id, text, tone, stays, ...(action && { action }) }];
  const dismiss = () => dismissToast(id);
  if (!stays) setTimeout(dismiss, SHOWN_MS);
  return dismiss;
}

export function dismissToast(id: number): void {
  all = all.filter((toast) => toast.id !== id);
}
