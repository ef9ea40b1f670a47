/** How long a bot's act is left to be looked at, and the way to skip that. */
export class Pause {
  ms = 0;
  private hurried = false;
  private wake: (() => void) | null = null;

  /** No more pauses until a person has acted. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  calm(): void {
    this.hurried = false;
  }

  over(): Promise<void> {
    if (this.hurried || this.ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, this.ms);
    });
  }
}
