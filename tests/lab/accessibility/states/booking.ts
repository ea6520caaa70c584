import { expect, type Page } from '@playwright/test';
import {
  completeDraft,
  openReviewAsNewMember,
  prepareDeparture,
  reviewPath,
  storeDraft,
} from '../../../e2e/booking/booking-drafts.ts';
import { field } from '../../../e2e/failures/forms/form-visit.ts';
import { visibleButton } from '../../../e2e/support/actions.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { departureWithSeats } from '../../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../../e2e/support/test.ts';
import type { State } from './state.ts';

const tourIds = { id: 13, en: 14 };

async function openStep(page: Page, language: Language, step: 1 | 2): Promise<void> {
  const { id } = await departureWithSeats();
  // With a number of guests in the address, the booking starts at its second step.
  await page.goto(inLanguage(language, `/booking/17?itinerary=${id}${step === 2 ? '&pax=2' : ''}`));
  if (step === 1) await page.getByRole('radio', { checked: true }).waitFor();
  else await field(page, 'contact.email').waitFor();
}

/** Returns the state of a booking step that was submitted with missing values. */
const submittedEmpty = (step: 2 | 3): State => ({
  name: `booking, step ${step} submitted empty`,
  prepare: async (page, language) => {
    const departure = await prepareDeparture(tourIds[language]);
    const draft = completeDraft(departure);
    const emptyContact = { ...draft.values.contact, first_name: '', email: '', phone: '' };
    const values =
      step === 2
        ? { ...draft.values, contact: emptyContact }
        : {
            ...draft.values,
            is_contact_travelling: false,
            passengers: draft.values.passengers.map((guest) => ({ ...guest, first_name: '', dob: '' })),
          };
    await storeDraft(page, null, { ...draft, values });
    await page.goto(inLanguage(language, reviewPath(departure).replace('step=4', `step=${step}`)));
    const t = messages[language];
    // Small screens show one guest at a time.
    const isSmall = (page.viewportSize()?.width ?? 1280) < 768;
    const fromGuests = isSmall ? t.nextGuest : t.toReview;
    await visibleButton(page, step === 2 ? t.toPassengers : fromGuests).click();
    await page.locator('main [role="alert"]:visible').first().waitFor();
  },
});

/** The booking steps that report missing values. */
export const bookingForms: State[] = [submittedEmpty(2), submittedEmpty(3)];

export const bookingStates: State[] = [
  ...bookingForms,
  { name: 'booking, step 1 with the departures', prepare: (page, language) => openStep(page, language, 1) },
  { name: 'booking, step 2 with the contact', prepare: (page, language) => openStep(page, language, 2) },
  {
    name: 'booking, sign-up form instead of the steps',
    prepare: async (page, language) => {
      await page.goto(inLanguage(language, '/booking/17?account=sign-up'));
      await field(page, 'confirm_password').waitFor();
    },
  },
  {
    name: 'booking, review of eight guests as a visitor',
    prepare: async (page, language) => {
      const departure = await prepareDeparture(tourIds[language]);
      await storeDraft(page, null, completeDraft(departure, 8));
      await page.goto(inLanguage(language, reviewPath(departure)));
      await page.getByLabel(messages[language].agree).waitFor();
    },
  },
  {
    name: 'booking confirmed',
    prepare: async (page, language) => {
      await openReviewAsNewMember(page, language, await prepareDeparture(tourIds[language]), 8);
      await visibleButton(page, messages[language].send).click();
      await expect(page.getByRole('heading', { level: 1, name: messages[language].done })).toBeVisible();
    },
  },
  {
    name: 'booking that could not be sent',
    prepare: async (page, language) => {
      await openReviewAsNewMember(page, language, await prepareDeparture(tourIds[language]));
      await page.route('**/tours/booking', (route) => route.abort());
      await visibleButton(page, messages[language].send).click();
      await page.getByText(messages[language].bookingDown).waitFor();
    },
  },
  {
    name: 'list of booking drafts',
    prepare: async (page, language) => {
      await storeDraft(page, null, completeDraft(await prepareDeparture(tourIds[language])));
      await page.goto(inLanguage(language, '/booking'));
      await page.locator('main a[href*="/booking/1"]').first().waitFor();
    },
  },
  { name: 'booking of a tour without departures', path: '/booking/28' },
  { name: 'booking while the service is down', path: '/booking/17', service: 'down' },
  { name: 'prebook page of an incomplete link', path: '/prebook' },
  { name: 'prebook page of an unknown departure', path: '/prebook?tour=17&itinerary=99999' },
  {
    name: 'prebook page of a departure',
    prepare: async (page, language) => {
      await page.goto(inLanguage(language, `/prebook?tour=17&itinerary=${(await departureWithSeats()).id}&pax=2`));
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    },
  },
  { name: 'counter, no tours found', path: '/obs?search=zzzz' },
  { name: 'counter, booking', path: '/obs?tour=17', prepare: (page) => page.getByRole('radio').first().waitFor() },
  {
    name: 'counter, idle warning',
    prepare: async (page, language) => {
      await page.clock.install();
      await page.goto(inLanguage(language, '/obs?tour=17'));
      await page.getByRole('radio').first().waitFor();
      await page.clock.runFor(121_000);
      await page.getByRole('alertdialog').waitFor();
      await page.clock.resume();
    },
  },
  { name: 'counter while the service is down', path: '/obs', service: 'down' },
];
