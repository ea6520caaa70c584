/** Loads a part, for as long as it takes: after a failure again when the connection is back, or with the next press. */
export async function untilLoaded<Part>(load: () => Promise<Part>, failed?: (error: unknown) => void): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Without a connection there is nothing to be said about the part.
      if (navigator.onLine) failed?.(error);
      await nextChance();
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const chance = new AbortController();
    const take = () => {
      chance.abort();
      resolve();
    };
    for (const event of ['online', 'click'])
      window.addEventListener(event, take, { capture: true, signal: chance.signal });
  });
}
