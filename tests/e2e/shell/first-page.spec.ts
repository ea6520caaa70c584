import { waitForDeferredParts, watchAnswers } from '../support/loaded-page.ts';
import { expect, test } from '../support/test.ts';

// The test refuses each request that Back makes.
test.use({ expectsFailures: true });

test('Back shows the first page without asking for its code, styles or data', async ({ page }) => {
  const answered = watchAnswers(page);
  await page.goto('/blog');
  await waitForDeferredParts(page);
  await answered();
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  const data = page.waitForResponse(/\/_next\/data\/[^/]+\/id\/blog\.json/);
  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/./);
  await data;
  // The style sheet is requested when the browser is idle.
  await answered();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
  await answered();
  await page.route(/\/_next\/static\//, (route) => route.abort());
  await page.route(/\/_next\/data\//, (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(heading).toHaveText(title);
});
