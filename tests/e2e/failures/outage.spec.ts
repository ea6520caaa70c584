import type { OperationId } from '@sdk';
import { ask, faultsOfOutage, rawWords } from '../../lab/faults/plan/answer.ts';
import { type FaultName, faultNames } from '../../lab/faults/plan/faults.ts';
import { each, languages, makeAgain } from '../../lab/faults/plan/pages.ts';
import { during } from '../../lab/faults/plan/service.ts';
import { faultsOfLook, lookAt } from '../../lab/faults/plan/visit.ts';
import { signedIn } from '../support/member-session.ts';
import { memberWords } from '../support/member-words.ts';
import { newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

// A sample of `npm run lab -- faults`, which tries every operation with every fault on every page.
test.describe.configure({ mode: 'default' });
test.use({ expectsFailures: true });

const kept: [page: string, operationId: OperationId][] = [
  ['/privacy-policy', 'getContactPage'],
  ['/group-tour/17', 'getTour'],
  ['/group-tour/17', 'listDayActivities'],
  ['/', 'listArticles'],
];
const sample: FaultName[] = ['down', 'hanging', 'another shape', 'cut off'];

for (const [path, operationId] of kept) {
  test(`${path} stays as it is whatever becomes of ${operationId}`, async () => {
    for (const [index, fault] of sample.entries()) {
      const language = languages[index % languages.length] ?? 'id';
      const before = await makeAgain(inLanguage(language, path));
      expect(before.status).toBe(200);
      await during(fault, operationId, async () => {
        expect(faultsOfOutage(await makeAgain(inLanguage(language, path)), language)).toEqual([]);
        expect(await ask(inLanguage(language, path))).toMatchObject({ status: 200, text: before.text });
      });
    }
  });
}

test('a page nobody made yet says sorry in its language and is there when the service is', async () => {
  for (const [index, fault] of faultNames.entries()) {
    const pages = languages.map((language) => ({
      language,
      path: inLanguage(language, `/group-tour/${9_100_000 + index}`),
    }));
    const answers = await during(fault, 'getTour', () => each(pages, ({ path }) => ask(path)));
    const isSlow = fault === 'slow';
    for (const [at, { language, path }] of pages.entries()) {
      const answer = answers[at];
      expect(answer?.status).toBe(isSlow ? 404 : 500);
      if (answer && !isSlow) expect(faultsOfOutage(answer, language)).toEqual([]);
      expect((await ask(path)).status).toBe(404);
    }
  }
});

for (const language of languages) {
  test(`${language}: a page of a list that the service does not give says so, and comes when the service does`, async ({
    page,
  }) => {
    const path = inLanguage(language, '/group-tour?page=2');
    await during('broken', 'listTours', async () => {
      const answer = await ask(path);
      expect([answer.status, answer.retryAfter, answer.lang]).toEqual([503, '60', language]);
      expect(rawWords(answer.text)).toEqual([]);
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toBeVisible();
    });
    // Asked again by itself after 2 s or more.
    await expect(page.getByRole('article')).toHaveCount(9, { timeout: 30_000 });
  });

  test(`${language}: a country that the service does not give leaves the page of visas standing, and comes when asked again`, async ({
    page,
  }) => {
    const path = inLanguage(language, '/visa-and-passport?country=1');
    await during('refused', 'getVisaCountry', async () => {
      const answer = await ask(path);
      expect([answer.status, answer.retryAfter, answer.lang]).toEqual([503, '60', language]);
      expect(answer.text).toContain(language === 'id' ? 'Visa Jepang' : 'Visa: Japan');
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toBeVisible();
    });
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    expect((await ask(path)).status).toBe(200);
    expect((await ask(inLanguage(language, '/visa-and-passport?country=9999'))).status).toBe(200);
  });

  test(`${language}: an answer of another shape is a failure in its own place`, async ({ page }) => {
    const w = memberWords[language];
    await signedIn(page, await newMember('shape'));
    await during('another shape', 'getMembership', async () => {
      await page.goto(inLanguage(language, '/account/membership'));
      await expect(page.locator('main').getByRole('alert').filter({ hasText: w.pointsFailed })).toBeVisible();
      expect(faultsOfLook(await lookAt(page), language, [])).toEqual([]);
    });
    await during('another shape', 'listDeals', async () => {
      const asked = page.waitForResponse((response) => response.url().endsWith('/deals'));
      await page.goto(inLanguage(language, '/'));
      const before = await lookAt(page);
      await asked;
      expect(faultsOfLook(await lookAt(page), language, before.headings)).toEqual([]);
    });
  });
}
