/** What the server says about itself. */
export interface ServerFigures {
  /** Entries written so far. */
  readonly commits: number;
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

export async function serverFigures(base: string): Promise<ServerFigures> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return {
    commits: sum(text, 'roadstead_actions_total'),
    cpuSeconds: sum(text, 'roadstead_process_cpu_seconds_total'),
    memoryBytes: sum(text, 'roadstead_process_resident_memory_bytes'),
  };
}

/** Over all labels of a metric. */
function sum(text: string, name: string): number {
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'gm'));
  return [...lines].reduce((total, [, value]) => total + Number(value), 0);
}
