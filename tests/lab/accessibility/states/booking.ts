import { expect } from '@playwright/test';
import {
  completeDraft,
  openReviewAsNewMember,
  prepareDeparture,
  reviewPath,
  storeDraft,
} from '../../../e2e/booking/booking-drafts.ts';
import { field } from '../../../e2e/failures/form-visits.ts';
import { visibleButton } from '../../../e2e/support/actions.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { departureWithSeats } from '../../../e2e/support/service-host.ts';
import { inLanguage } from '../../../e2e/support/test.ts';
import { type State, waitForErrors } from './state.ts';

const tourIds = { id: 13, en: 14 };

/** Returns the state of a booking step that was submitted with missing values. */
const submittedEmpty = (step: 2 | 3): State => ({
  name: `booking, step ${step} submitted empty`,
  // The fields of the third step are about the passengers, not about the user.
  tokens:
    step === 2
      ? 'contact.title=honorific-prefix contact.first_name=given-name contact.last_name=family-name contact.email=email contact.phone=tel contact.city=address-level2'
      : '',
  prepare: async (page, language) => {
    const departure = await prepareDeparture(tourIds[language]);
    const draft = completeDraft(departure);
    const contact = { ...draft.values.contact, first_name: '', email: '', phone: '' };
    const passengers = draft.values.passengers.map((guest) => ({ ...guest, first_name: '', dob: '' }));
    const empty = step === 2 ? { contact } : { is_contact_travelling: false, passengers };
    await storeDraft(page, null, { ...draft, values: { ...draft.values, ...empty } });
    await page.goto(inLanguage(language, reviewPath(departure).replace('step=4', `step=${step}`)));
    const t = messages[language];
    // Small screens show one guest at a time.
    const isSmall = (page.viewportSize()?.width ?? 1280) < 768;
    const fromGuests = isSmall ? t.nextGuest : t.toReview;
    await visibleButton(page, step === 2 ? t.toPassengers : fromGuests).click();
    await waitForErrors(page);
  },
});

export const bookingStates: State[] = [
  submittedEmpty(2),
  submittedEmpty(3),
  {
    name: 'booking, step 2 with the contact',
    prepare: async (page, language) => {
      // With a number of guests in the address, the booking starts at its second step.
      await page.goto(inLanguage(language, `/booking/17?itinerary=${(await departureWithSeats()).id}&pax=2`));
      await field(page, 'contact.email').waitFor();
    },
  },
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
  { name: 'booking while the service is down', path: '/booking/17', service: 'down' },
  { name: 'prebook page of an unknown departure', path: '/prebook?tour=17&itinerary=99999' },
  {
    name: 'prebook page of a departure',
    prepare: async (page, language) => {
      await page.goto(inLanguage(language, `/prebook?tour=17&itinerary=${(await departureWithSeats()).id}&pax=2`));
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    },
  },
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
