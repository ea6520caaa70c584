import type { Page } from '@playwright/test';
import { sampleOf } from '../support/run-size.ts';
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

  // A sample has one failure for each form, each of them for one form at least.
  for (const fault of sampleOf(failures, [failures[(index + 3) % 4] ?? 'broken'])) {
    test(`${form}: a reload, a refusal and the failure "${fault}" keep all entries, and a double click sends once`, {
      tag: failures.indexOf(fault) % 2 === 0 ? '@translated' : [],
    }, async ({ page, context, faults }) => {
      if (fault === 'hanging') await page.clock.install();
      const submissions = countSubmissions(page, visit);
      const submit = () => visit.button(page, LANGUAGE).click();
      const alert = (text: RegExp) => page.locator('main').getByRole('alert').filter({ hasText: text });
      const person = await (visit.createPerson ?? newVisitor)();
      await visit.open(page, LANGUAGE, person);
      await visit.fill(page, LANGUAGE, person);
      await test.step('a reload keeps the entries', async () => {
        await page.reload();
        await visit.expectEntries(page, person);
        await visit.fillAgain?.(page, person);
      });
      await test.step('a refusal is shown at its fields and in the summary', async () => {
        await faults.add({ operationId, times: 1, ...faultSettings.refused });
        await submit();
        for (const [name, message] of Object.entries(visit.fieldErrors)) {
          const errorId = `field-${name}-error`;
          await expect(page.locator(`[id="${errorId}"]`)).toHaveText(message);
          if (!visit.isGroupError) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(page, name)).toHaveAttribute('aria-describedby', new RegExp(`(^| )${errorId}$`));
          await expect(page.getByRole('alert').filter({ has: page.locator(`a[href="#field-${name}"]`) })).toBeFocused();
        }
        await visit.returnToButton?.(page, LANGUAGE);
        await visit.expectEntries(page, person);
      });
      await test.step('a failure is said', async () => {
        if (fault === 'offline') await context.setOffline(true);
        else await faults.add({ operationId, ...faultSettings[fault] });
        const before = submissions();
        await submit();
        if (fault === 'hanging') {
          await expect.poll(submissions).toBe(before + 1);
          await page.clock.fastForward(PAST_EVERY_TIMEOUT_MS);
        }
        await expect(alert(fault === 'limited' ? LIMIT_MESSAGE : failureMessages[fault])).toBeFocused();
        await visit.expectEntries(page, person);
        await context.setOffline(false);
        if (fault === 'offline' && visit.reconnected) await expect(alert(visit.reconnected)).toBeVisible();
        await faults.clear();
      });
      await test.step('a double click sends once, and the confirmation stays', async () => {
        const before = submissions();
        await visit.button(page, LANGUAGE).dblclick();
        await visit.expectDone(page, LANGUAGE);
        expect([submissions() - before, await visit.countRecords(person)]).toEqual([1, 1]);
        await page.reload();
        await visit.expectDone(page, LANGUAGE);
      });
      if (!visit.isDraftRemoved) return;
      const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(stored).not.toContain(person.email);
      expect(stored).not.toContain('Lestari');
    });
  }
}
