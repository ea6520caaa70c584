import type { Page } from '@playwright/test';

const PATIENCE_MS = 1000;

/**
 * What goes on moving although the visitor asked for rest. The millisecond a change takes then is no movement, nor is what
 * moves with the visitor's own scrolling.
 */
export function running(page: Page): Promise<string[]> {
  return page.evaluate(async (patience) => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline);
    const until = performance.now() + patience;
    while (moving().length > 0 && performance.now() < until) await new Promise(requestAnimationFrame);
    return moving().map((animation) => {
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      return `${animation.constructor.name} of ${target?.tagName.toLowerCase()}.${target?.className}${pseudoElement ?? ''}`;
    });
  }, PATIENCE_MS);
}
