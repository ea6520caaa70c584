import type { OperationId } from '@sdk';
import type { SitePath } from '../../../scripts/lib/site-pages.ts';
import { type FaultName, faultNames, withFault } from '../../lab/faults/support/faults.ts';
import { checkContent, readContent } from '../../lab/faults/support/page-content.ts';
import {
  checkOutageResponse,
  findDeveloperText,
  languages,
  mapParallel,
  regenerate,
  requestPage,
} from '../../lab/faults/support/pages.ts';
import { startMemberSession } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { mainControls, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

// A sample of `npm run lab -- faults`, which tests every operation with every fault on every page.
test.describe.configure({ mode: 'default' });
test.use({ expectsFailures: true, inMainWorld: true });

const generatedPages: [path: SitePath, operationId: OperationId][] = [
  ['/contact', 'getContactPage'],
  ['/group-tour/17', 'getTour'],
  ['/group-tour/17', 'listDayActivities'],
  ['/', 'listArticles'],
];

const sample: FaultName[] = ['down', 'hanging', 'another shape', 'cut off'];
/** Each page has two of the faults. */
const faultsOf = (index: number) => sample.filter((_, fault) => fault % 2 === index % 2);

for (const [pageIndex, [path, operationId]] of generatedPages.entries()) {
  test(`${path} stays as it is when ${operationId} fails`, async () => {
    for (const [index, fault] of faultsOf(pageIndex).entries()) {
      const language = languages[index % languages.length] ?? 'id';
      const before = await regenerate(inLanguage(language, path));
      expect(before.status).toBe(200);
      await withFault(fault, operationId, async () => {
        expect(checkOutageResponse(await regenerate(inLanguage(language, path)), language)).toEqual([]);
        expect(await requestPage(inLanguage(language, path))).toMatchObject({ status: 200, text: before.text });
      });
    }
  });
}

test('a page that was never generated shows an error in its language, and recovers with the service', async () => {
  for (const [index, fault] of faultNames.entries()) {
    const pages = languages.map((language) => ({
      language,
      path: inLanguage(language, `/group-tour/${9_100_000 + index}`),
    }));
    const responses = await withFault(fault, 'getTour', () => mapParallel(pages, ({ path }) => requestPage(path)));
    const isSlow = fault === 'slow';
    for (const [pageIndex, { language, path }] of pages.entries()) {
      const response = responses[pageIndex];
      expect(response?.status).toBe(isSlow ? 404 : 503);
      if (response && !isSlow) expect(checkOutageResponse(response, language)).toEqual([]);
      expect((await requestPage(path)).status).toBe(404);
    }
  }
});

test('the error page shows the id of its request, which the service has got too, and a retry loads it again', async ({
  page,
}) => {
  await withFault('broken', 'getTour', async () => {
    // The retry generates the page, so another attempt needs another one.
    const response = await page.goto(`/group-tour/${9_200_000 + Math.floor(Math.random() * 100_000)}`);
    const id = response?.headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await expect(page.getByText(`Kode kejadian: ${id}`, { exact: true })).toBeVisible();
    const calls = await mainControls.calls();
    expect(calls.filter(({ requestId }) => requestId === id).map(({ operationId }) => operationId)).toContain(
      'getTour',
    );
  });
  await page.getByRole('main').getByRole('button', { name: messages.id.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.id('error:notFound.title'));
});

test('a list page that the service cannot provide says so, and recovers with the service', async ({ page }) => {
  const path = '/en/group-tour?page=2';
  await withFault('broken', 'listTours', async () => {
    const response = await requestPage(path);
    expect([response.status, response.retryAfter, response.lang]).toEqual([503, '60', 'en']);
    expect(findDeveloperText(response.text)).toEqual([]);
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toBeVisible();
  });
  // The page repeats the request after 2 s or more.
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('the visa page stays when the service cannot provide a country, and a retry shows it', async ({ page }) => {
  const path = '/visa-and-passport?country=1';
  await withFault('refused', 'getVisaCountry', async () => {
    const response = await requestPage(path);
    expect([response.status, response.retryAfter, response.lang]).toEqual([503, '60', 'id']);
    expect(response.text).toContain('Visa Jepang');
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toBeVisible();
  });
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect((await requestPage(path)).status).toBe(200);
  expect((await requestPage('/visa-and-passport?country=9999')).status).toBe(200);
});

test('a response of another shape fails only its own section', async ({ page }) => {
  await startMemberSession(page, await newMember('shape'));
  await withFault('another shape', 'getMembership', async () => {
    await page.goto('/en/account/membership');
    await expect(
      page
        .locator('main')
        .getByRole('alert')
        .filter({ hasText: messages.en('membership:errorTitle') }),
    ).toBeVisible();
    expect(checkContent(await readContent(page), 'en', [])).toEqual([]);
  });
  await withFault('another shape', 'listDeals', async () => {
    const dealsResponse = page.waitForResponse((response) => response.url().endsWith('/deals'));
    await page.goto('/en');
    const before = await readContent(page);
    await dealsResponse;
    expect(checkContent(await readContent(page), 'en', before.headings)).toEqual([]);
  });
});
