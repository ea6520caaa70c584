type WithNavigation = { navigation?: { currentEntry?: { index: number } | null } };

/** Which entry of the tab's history is shown; null where the browser does not tell. */
export function historyPlace(): number | null {
  return (globalThis as WithNavigation).navigation?.currentEntry?.index ?? null;
}

/** How far a traversal has led from `place`: -1 is Back, which is also assumed where the browser does not tell. */
export function stepsFrom(place: number | null): number {
  const now = historyPlace();
  return place === null || now === null || now === place ? -1 : now - place;
}

/** Goes through the history and waits until it has arrived. */
export function travel(steps: number): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.go(steps);
  });
}
