import type { Page, Request } from '@playwright/test';
import { expectNoProgress } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { type Faults, host } from '../support/service-host.ts';
import { words as shellWords } from '../support/shell-words.ts';
import { expect, inLanguage, type Language, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ expectsFailures: true });

const retry = (page: Page, language: Language) => page.getByRole('button', { name: words[language].retry });

/** Lets a list fail, and notes when it is asked for. */
async function openFailingList(page: Page, faults: Faults, language: Language) {
  await page.goto(inLanguage(language, '/group-tour?search=Turki'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const askedAt: number[] = [];
  page.on('request', (request: Request) => {
    if (request.url().startsWith(host) && request.url().includes('Vietnam')) askedAt.push(Date.now());
  });
  await faults.add({ network: true });
  await page.getByRole('main').getByRole('searchbox').first().fill('Vietnam');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words[language].failed)).toBeVisible();
  return askedAt;
}

const stays = {
  id: 'Halaman lain bisa dibuka setelah koneksi kembali.',
  en: 'Other pages open again once you are connected.',
};
const gapsOf = (times: number[]) => times.slice(1).map((at, index) => at - (times[index] as number));

for (const language of languagesOfRun('id')) {
  test(`${language}: the banner says within 300 ms that the connection is gone`, async ({ page, context }) => {
    await page.goto(inLanguage(language, '/contact'));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const isShown = () => [...document.querySelectorAll('header [role=status]')].some((place) => place.textContent);
      window.bannerMs = new Promise((resolve) => {
        const follow = () => {
          const from = performance.now();
          const look = () => (isShown() ? resolve(performance.now() - from) : requestAnimationFrame(look));
          requestAnimationFrame(look);
        };
        window.addEventListener('offline', follow, { capture: true, once: true });
      });
    });
    await context.setOffline(true);
    const ms = await page.evaluate(() => window.bannerMs);
    test.info().annotations.push({ type: 'banner', description: `${Math.round(ms)} ms` });
    expect(ms).toBeLessThanOrEqual(300);
    await expect(page.getByRole('status').getByText(shellWords[language].offline)).toBeVisible();
  });

  test(`${language}: without a connection a page that is not here yet leaves this one as it is, and opens afterwards`, async ({
    page,
    context,
  }) => {
    await page.goto(inLanguage(language, '/contact'));
    const name = page.getByRole('main').locator('form').getByRole('textbox').first();
    await name.fill('Ratna');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').locator('a[href$="/mice"]');
    await link.click();
    const toasts = page.getByRole('region', { name: shellWords[language].toasts });
    await expect(toasts.getByText(stays[language])).toBeVisible();
    await expectNoProgress(page);
    await expect(name).toHaveValue('Ratna');
    await expect(page).toHaveURL(/\/contact$/);
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL(/\/mice$/);
  });

  test(`${language}: what failed is read again within a second of the connection, and not before`, async ({
    page,
    context,
    faults,
  }) => {
    const askedAt = await openFailingList(page, faults, language);
    await context.setOffline(true);
    await faults.clear();
    const before = askedAt.length;
    await page.waitForTimeout(4000);
    expect(askedAt).toHaveLength(before);
    const onlineAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.addEventListener('online', () => resolve(Date.now()), { capture: true, once: true });
        }),
    );
    await context.setOffline(false);
    const from = await onlineAt;
    await expect(page.getByRole('article')).toHaveCount(2);
    const ms = (askedAt[before] as number) - from;
    test.info().annotations.push({ type: 'refetch', description: `${ms} ms` });
    expect(ms).toBeLessThanOrEqual(1000);
  });
}

test('while the service fails a list stands still as failed, is asked for once a second at most, and comes by itself', async ({
  page,
  faults,
}) => {
  const askedAt = await openFailingList(page, faults, 'id');
  await page.evaluate(() => {
    window.flickers = 0;
    const alert = document.querySelector('main [role=alert]');
    const watch = () => {
      if (!alert?.isConnected) window.flickers += 1;
    };
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  });
  await expect.poll(() => askedAt.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  expect(Math.min(...gapsOf(askedAt))).toBeGreaterThanOrEqual(1000);
  expect(await page.evaluate(() => window.flickers)).toBe(0);
  await faults.clear();
  await expect(page.getByRole('article')).toHaveCount(2, { timeout: 40_000 });
});

test('after five failures nothing is asked for a while, but a press goes at once', async ({ page, faults }) => {
  const askedAt = await openFailingList(page, faults, 'id');
  while (askedAt.length < 5) {
    const before = askedAt.length;
    await retry(page, 'id').click();
    await expect.poll(() => askedAt.length).toBeGreaterThan(before);
  }
  await page.waitForTimeout(500);
  const rested = askedAt.length;
  await page.waitForTimeout(6000);
  expect(askedAt).toHaveLength(rested);
  await faults.clear();
  await retry(page, 'id').click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

declare global {
  interface Window {
    bannerMs: Promise<number>;
    flickers: number;
  }
}
