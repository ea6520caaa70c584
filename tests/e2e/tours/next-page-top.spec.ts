import type { Locator, Page } from '@playwright/test';
import { waitForDeferredParts, watchAnswers } from '../support/loaded-page.ts';
import { expect, test } from '../support/test.ts';

const DATA = /\/_next\/data\/.*\/(group-tour\/\d+|blog\/[^/]+)\.json/;
const top = (page: Page) => page.locator('main > [aria-busy="true"]');
const box = (page: Page, selector: string) =>
  page
    .locator(`main ${selector}`)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return [x, y, height].map(Math.round);
    });

// Prefetched data is refused, so that it is first requested at the press.
test.use({ expectsFailures: true });

/** Holds the data of tours and articles back; the returned function lets it pass. */
async function holdData(page: Page): Promise<() => void> {
  let pass = () => {};
  const held = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route(DATA, async (route) => {
    if (route.request().headers().purpose === 'prefetch') return route.abort();
    await held;
    await route.continue();
  });
  return () => pass();
}

/** Opens a list and waits until its cards know the tops of their pages, whose code they load after hydration. */
async function openList(page: Page, path: string): Promise<void> {
  const answered = watchAnswers(page);
  const prefetched = page.waitForRequest(DATA);
  await page.goto(path);
  await prefetched;
  await waitForDeferredParts(page);
  await answered();
}

/** Presses the link of a card. The data that the pointer asks for are refused before, not during the press. */
async function press(page: Page, card: Locator): Promise<void> {
  const link = card.getByRole('link');
  const data = `${(await link.getAttribute('href'))?.split('?')[0]}.json`;
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(data));
  await link.hover();
  await refused;
  await link.click();
}

for (const width of [360, 1280]) {
  test(`a pressed card shows the top of its tour at once, which the page does not move, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letPass = await holdData(page);
    await openList(page, '/group-tour');
    const card = page.getByRole('article').nth(4);
    const title = await card.getByRole('heading').innerText();
    await press(page, card);
    await expect(top(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page).toHaveURL(/\/group-tour$/);
    const before = [await box(page, 'h1'), await box(page, 'img')];

    letPass();
    await expect(page).toHaveURL(/\/group-tour\/\d+(\?itinerary=\d+)?$/);
    await expect(top(page)).toHaveCount(0);
    expect([await box(page, 'h1'), await box(page, 'img')]).toEqual(before);
  });
}

test('without motion the picture stays, with motion it comes from the card', async ({ page }) => {
  const letPass = await holdData(page);
  for (const [motion, count] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await openList(page, '/group-tour');
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      document.documentElement.dataset.moves = '0';
      Element.prototype.animate = function (...of) {
        document.documentElement.dataset.moves = '1';
        return animate.apply(this, of);
      };
    });
    await page.getByRole('article').nth(1).getByRole('link').click();
    await expect(top(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-moves', String(count));
  }
  letPass();
});

for (const [from, width] of [
  ['/blog', 1280],
  ['/en/blog', 360],
] as const) {
  test(`an article pressed at ${from} shows its title, facts and picture at once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letPass = await holdData(page);
    await openList(page, from);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('a[href*="/blog/"]') })
      .last();
    const title = await card.getByRole('heading').innerText();
    await press(page, card);
    await expect(top(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(top(page)).toContainText(/\d{4}.+\d.(menit.baca|min.read)/);
    const before = [await box(page, 'h1'), await box(page, '.lead'), await box(page, 'img')];
    letPass();
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(top(page)).toHaveCount(0);
    expect([await box(page, 'h1'), await box(page, '.lead'), await box(page, 'img')]).toEqual(before);
  });
}

test('Back shows the first page without asking for its code, styles or data', async ({ page }) => {
  await openList(page, '/blog');
  const answered = watchAnswers(page);
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

test('Back leads to the place of the pressed card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const letPass = await holdData(page);
  await page.goto('/');
  await openList(page, '/group-tour');
  const card = page.getByRole('article').nth(6);
  // Read at the press, before which the browser may scroll.
  const pressedAt = card.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const read = () => resolve(element.getBoundingClientRect().top);
        addEventListener('click', read, { capture: true, once: true });
      }),
  );
  await press(page, card);
  const cardY = await pressedAt;
  await expect(top(page)).toBeVisible();
  letPass();
  await expect(page).toHaveURL(/\/group-tour\/\d+(\?itinerary=\d+)?$/);
  await page.goBack();
  await expect(card).toBeVisible();
  // In the site's font, which the list may have by now, the text above the cards has one line less.
  const moved = async () => Math.abs((await card.evaluate((element) => element.getBoundingClientRect().top)) - cardY);
  await expect.poll(moved).toBeLessThan(20);
});

test('without a connection the list is there again, where it was', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.route(DATA, (route) => route.abort('internetdisconnected'));
  await openList(page, '/group-tour');
  const card = page.getByRole('article').nth(6);
  await card.scrollIntoViewIfNeeded();
  // Its place on the screen, because the note about the connection moves the page.
  const place = await card.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText('Anda sedang offline. Menampilkan data terakhir')).toBeVisible();
  await press(page, card);
  await expect(top(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/group-tour$/);
  await expect(card).toBeVisible();
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(3);
  await context.setOffline(false);
});
