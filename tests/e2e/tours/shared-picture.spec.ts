import { expect, test } from '../support/test.ts';

/** Makes the page record the view transitions that are started: the names of their moving parts. */
const recordTransitions = () => {
  window.transitionParts = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null);
      window.transitionParts.push(...effects.flatMap((effect) => effect?.pseudoElement ?? []));
    });
    return transition;
  };
};

declare global {
  interface Window {
    transitionParts: string[];
  }
}

for (const motion of ['no-preference', 'reduce'] as const) {
  const isMoving = motion === 'no-preference';
  test(`the picture of a pressed card ${isMoving ? 'moves' : 'does not move'} to the page of its tour: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/group-tour');
    await page.waitForLoadState('networkidle');
    test.skip(!(await page.evaluate(() => 'startViewTransition' in document)), 'The browser has no view transitions.');
    await page.evaluate(recordTransitions);
    await page.getByRole('article').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/group-tour\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isRecorded = () =>
      page.evaluate(() => window.transitionParts.some((part) => part.includes('group(tour-picture-')));
    if (isMoving) await expect.poll(isRecorded).toBe(true);
    else expect(await isRecorded()).toBe(false);
  });
}
