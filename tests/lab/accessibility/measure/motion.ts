import type { Page } from '@playwright/test';

type RecordingWindow = Window & { animations?: Set<string> };

/** Records on every page of the tab the animations that start, although the tests emulate reduced motion. */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // With reduced motion, the transitions of the site take a millisecond. They do not count as animations.
    const MAX_MS = 20;
    const animations = new Set<string>();
    (window as RecordingWindow).animations = animations;
    const record = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        // Scroll-driven animations have another timeline and are allowed.
        const isTimed = animation.timeline instanceof DocumentTimeline && Number(duration) * (iterations ?? 1) > MAX_MS;
        if (!isTimed) continue;
        const { target, pseudoElement } = animation.effect as KeyframeEffect;
        const property = animation instanceof CSSTransition ? animation.transitionProperty : animation.constructor.name;
        const selector = `${target?.tagName.toLowerCase()}.${target?.getAttribute('class')}${pseudoElement ?? ''}`;
        animations.add(`${property} of ${selector} takes ${Number(duration) * (iterations ?? 1)} ms`);
      }
    };
    for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, record, true);
  });
}

/** Returns the animations of the current document that were recorded since it was opened. */
export function findAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((window as RecordingWindow).animations ?? ['animations were not recorded'])]);
}
