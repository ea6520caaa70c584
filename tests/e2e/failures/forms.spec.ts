import type { Page } from '@playwright/test';
import { isSample, sampleOf } from '../support/run-size.ts';
import { expect, test } from '../support/test.ts';
import { enquiryVisits, type FormVisit, field, type Person } from './form-visits.ts';
import { memberVisits } from './member-visits.ts';

test.use({ expectsFailures: true });

/** The faults of the next call, by name. */
const faultSettings = {
  refused: { status: 422 },
  broken: { status: 500 },
  limited: { status: 429, retryAfterSeconds: 120 },
  hanging: { hang: true },
} as const;

/** The messages of a failure in both languages are unit-tested. */
const LANGUAGE = 'id';
const LIMIT_MESSAGE = /Terlalu banyak percobaan\. Coba lagi dalam 2 menit\./;
const failures = ['broken', 'limited', 'hanging', 'offline'] as const;

/** Longer than every timeout of the client, also for a file upload. */
const PAST_EVERY_TIMEOUT_MS = 121_000;

const visits: FormVisit[] = [...enquiryVisits, ...memberVisits];

/** Counts the form submissions of the page from now on. Returns a function that returns the current number. */
function countSubmissions(page: Page, { endpoint }: FormVisit): () => number {
  let submissions = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(endpoint)) submissions += 1;
  });
  return () => submissions;
}

const newVisitor = async (): Promise<Person> => ({
  email: `form.${crypto.randomUUID().slice(0, 8)}@kelana.example`,
  password: 'Perjalanan2027',
});

for (const [index, visit] of visits.entries()) {
  const { form, operationId, failureMessages } = visit;
  const openAndFill = async (page: Page): Promise<Person> => {
    const person = await (visit.createPerson ?? newVisitor)();
    await visit.open(page, LANGUAGE, person);
    await visit.fill(page, LANGUAGE, person);
    return person;
  };
  const submit = (page: Page) => visit.button(page, LANGUAGE).click();

  /** Submits again and checks that this sends one request, and that the service has recorded only this one. */
  const expectSentOnce = async (page: Page, person: Person, submissions: () => number) => {
    const before = submissions();
    await submit(page);
    await visit.expectDone(page, LANGUAGE);
    expect(submissions() - before).toBe(1);
    expect(await visit.countRecords(person)).toBe(1);
  };

  test.describe(form, () => {
    test('a reload keeps the entries, a double click sends once, and the confirmation stays', async ({ page }) => {
      const submissions = countSubmissions(page, visit);
      const person = await openAndFill(page);
      await page.reload();
      await visit.expectEntries(page, person);
      await visit.fillAgain?.(page, person);
      await visit.button(page, LANGUAGE).dblclick();
      await visit.expectDone(page, LANGUAGE);
      expect(submissions()).toBe(1);
      expect(await visit.countRecords(person)).toBe(1);
      await page.reload();
      await visit.expectDone(page, LANGUAGE);
      if (!visit.isDraftRemoved) return;
      const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(stored).not.toContain(person.email);
      expect(stored).not.toContain('Lestari');
    });

    test('a refusal is shown at its fields and in the summary, and the next click sends', {
      tag: '@translated',
    }, async ({ page, faults, isTranslated }) => {
      test.skip(isSample && !isTranslated, 'A sample runs it in the translated page only.');
      const submissions = countSubmissions(page, visit);
      const person = await openAndFill(page);
      await faults.add({ operationId, times: 1, ...faultSettings.refused });
      await submit(page);
      for (const [name, message] of Object.entries(visit.fieldErrors)) {
        const errorId = `field-${name}-error`;
        await expect(page.locator(`[id="${errorId}"]`)).toHaveText(message);
        if (!visit.isGroupError) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAttribute('aria-describedby', new RegExp(`(^| )${errorId}$`));
        await expect(page.getByRole('alert').filter({ has: page.locator(`a[href="#field-${name}"]`) })).toBeFocused();
      }
      await visit.returnToButton?.(page, LANGUAGE);
      await visit.expectEntries(page, person);
      await expectSentOnce(page, person, submissions);
    });

    // A sample has one failure for each form, each of them for one form at least.
    for (const fault of sampleOf(failures, failures.slice(index % 4, (index % 4) + 1))) {
      test(`${fault}: the form says so, keeps all entries, and the next click sends`, async ({
        page,
        context,
        faults,
      }) => {
        if (fault === 'hanging') await page.clock.install();
        const submissions = countSubmissions(page, visit);
        const person = await openAndFill(page);
        if (fault === 'offline') await context.setOffline(true);
        else await faults.add({ operationId, ...faultSettings[fault] });
        await submit(page);
        if (fault === 'hanging') {
          await expect.poll(submissions).toBe(1);
          await page.clock.fastForward(PAST_EVERY_TIMEOUT_MS);
        }
        const message = fault === 'limited' ? LIMIT_MESSAGE : failureMessages[fault];
        await expect(page.locator('main').getByRole('alert').filter({ hasText: message })).toBeFocused();
        await visit.expectEntries(page, person);
        await context.setOffline(false);
        await faults.clear();
        await expectSentOnce(page, person, submissions);
      });
    }
  });
}
