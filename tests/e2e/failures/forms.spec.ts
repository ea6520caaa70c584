import type { Page } from '@playwright/test';
import { expect, type Language, test } from '../support/test.ts';
import { enquiryVisits } from './forms/enquiries.ts';
import { type FormVisit, field, type Person } from './forms/form-visit.ts';
import { memberVisits } from './forms/members.ts';

test.use({ expectsFailures: true });

/** The faults that the next call meets, by name. */
const effects = { refused: { status: 422 }, broken: { status: 500 }, hanging: { hang: true } } as const;

/** Longer than the client waits for an answer, also to a file. */
const PAST_EVERY_DEADLINE_MS = 121_000;

const visits: FormVisit[] = [...enquiryVisits, ...memberVisits];
const both: Language[] = ['id', 'en'];
/** Every form in Indonesian; in English one of each kind, for its words. */
const inEnglish = ['contact', 'booking', 'sign-in'];

function countSent(page: Page, { sentTo }: FormVisit): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(sentTo)) sent += 1;
  });
  return () => sent;
}

const somebody = async (): Promise<Person> => ({
  email: `form.${crypto.randomUUID().slice(0, 8)}@kelana.example`,
  password: 'Perjalanan2027',
});

for (const language of both) {
  for (const visit of visits.filter(({ form }) => language === 'id' || inEnglish.includes(form))) {
    const { form, operationId, says } = visit;
    const begin = async (page: Page): Promise<Person> => {
      const person = await (visit.person ?? somebody)();
      await visit.open(page, language, person);
      await visit.fill(page, language, person);
      return person;
    };
    const press = (page: Page) => visit.button(page, language).click();

    /** One more press sends once more, and that is the only one the service has. */
    const expectSentOnce = async (page: Page, person: Person, sent: () => number) => {
      const before = sent();
      await press(page);
      await visit.expectDone(page, language);
      expect(sent() - before).toBe(1);
      expect(await visit.records(person)).toBe(1);
    };

    test.describe(`${language}: ${form}`, () => {
      test('a reload keeps what was typed, two presses send once and the answer stays', async ({ page }) => {
        const sent = countSent(page, visit);
        const person = await begin(page);
        await page.reload();
        await visit.expectTyped(page, person);
        await visit.fillAgain?.(page, person);
        await visit.button(page, language).dblclick();
        await visit.expectDone(page, language);
        expect(sent()).toBe(1);
        expect(await visit.records(person)).toBe(1);
        await page.reload();
        await visit.expectDone(page, language);
        if (!visit.isForgotten) return;
        const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
        expect(kept).not.toContain(person.email);
        expect(kept).not.toContain('Lestari');
      });

      test('a refusal stands beside its fields and in the summary, and the next press sends', async ({
        page,
        faults,
      }) => {
        const sent = countSent(page, visit);
        const person = await begin(page);
        await faults.add({ operationId, times: 1, ...effects.refused });
        await press(page);
        for (const [name, sentence] of Object.entries(visit.refused)) {
          const error = `field-${name}-error`;
          await expect(page.locator(`[id="${error}"]`)).toHaveText(sentence);
          if (!visit.isGroupRefused) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
          await expect(field(page, name)).toHaveAttribute('aria-describedby', new RegExp(`(^| )${error}$`));
          await expect(page.getByRole('alert').filter({ has: page.locator(`a[href="#field-${name}"]`) })).toBeFocused();
        }
        await visit.goOn?.(page, language);
        await visit.expectTyped(page, person);
        await expectSentOnce(page, person, sent);
      });

      for (const fault of ['broken', 'hanging', 'offline'] as const) {
        test(`${fault}: it says so, keeps everything, and the next press sends`, async ({ page, context, faults }) => {
          if (fault === 'hanging') await page.clock.install();
          const sent = countSent(page, visit);
          const person = await begin(page);
          if (fault === 'offline') await context.setOffline(true);
          else await faults.add({ operationId, times: 1, ...effects[fault] });
          await press(page);
          if (fault === 'hanging') {
            await expect.poll(sent).toBe(1);
            await page.clock.fastForward(PAST_EVERY_DEADLINE_MS);
          }
          await expect(
            page.locator('main').getByRole('alert').filter({ hasText: says[language][fault] }),
          ).toBeFocused();
          await visit.expectTyped(page, person);
          await context.setOffline(false);
          await expectSentOnce(page, person, sent);
        });
      }
    });
  }
}
