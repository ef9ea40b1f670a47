/** A browser that cannot say when it has nothing to do gets this long for what comes first. */
const A_WHILE_MS = 300;

/** Once the page is there and nothing else is to be done: for what nobody waits for. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  }
  await new Promise<unknown>((idle) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(idle);
    else setTimeout(idle, A_WHILE_MS);
  });
}
