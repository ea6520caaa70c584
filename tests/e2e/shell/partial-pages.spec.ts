import { fetchSitePages } from '../../../scripts/lib/site-pages.ts';
import { pauseParsing } from '../support/paused-parsing.ts';
import { sampleOf } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const NAMES = ['home', 'tours', 'tour'] as const;
// Less of a shift rounds to 0.000, the goal for a whole visit.
const LIMIT = 0.0005;
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;
const cases = SIZES.flatMap(([width, height]) => NAMES.map((name) => ({ name, width, height })));

// The policy of the site forbids `document.write`.
test.use({ bypassCSP: true });

const sample = cases.filter(({ name, width }) => width === 360 && name === 'tour');

for (const { name, width, height } of sampleOf(cases, sample)) {
  test(`no part of a page moves while the page is parsed: ${name}, ${width} px`, async ({ page }) => {
    const { path } = (await fetchSitePages(host))[name];
    const response = await page.request.get(inLanguage(width === 768 ? 'en' : 'id', path));
    expect(response.status()).toBe(200);
    await page.setViewportSize({ width, height });
    await page.goto('/robots.txt');
    const { shift, moved } = await pauseParsing(page, await response.text());
    expect.soft(shift, moved.join('\n')).toBeLessThan(LIMIT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-atomic]:not(:has(+ *)), main:not(:has(+ *))')).toHaveCount(0);
  });
}
