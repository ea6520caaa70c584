import type { Page } from '@playwright/test';

type Moved = Window & { moved?: Set<string> };

/** Records on every page of the tab the animations that start although the visitor prefers reduced motion. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // With reduced motion transitions take a millisecond, which does not count as movement.
    const LONGEST_MS = 20;
    const moved = new Set<string>();
    (window as Moved).moved = moved;
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        // Scroll-driven animations have another timeline and are allowed.
        const isOwn =
          animation.timeline instanceof DocumentTimeline && Number(duration) * (iterations ?? 1) > LONGEST_MS;
        if (!isOwn) continue;
        const { target, pseudoElement } = animation.effect as KeyframeEffect;
        const what = animation instanceof CSSTransition ? animation.transitionProperty : animation.constructor.name;
        const where = `${target?.tagName.toLowerCase()}.${target?.getAttribute('class')}${pseudoElement ?? ''}`;
        moved.add(`${what} of ${where} takes ${Number(duration) * (iterations ?? 1)} ms`);
      }
    };
    for (const beginning of ['transitionrun', 'animationstart']) document.addEventListener(beginning, look, true);
  });
}

/** Returns the animations of this document since it was opened. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((window as Moved).moved ?? ['nothing was watched'])]);
}
