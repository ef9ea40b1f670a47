let opened = $state(false);

/** Settings that are changed without leaving the place one is at. */
export const settingsSheet = {
  get isOpen(): boolean {
    return opened;
  },
};

export function openSettings(): void {
  opened = true;
}

export function closeSettings(): void {
  opened = false;
}
