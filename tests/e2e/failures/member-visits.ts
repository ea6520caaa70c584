import { completeDraft, prepareDeparture, reviewPath, storeDraft } from '../booking/booking-drafts.ts';
import { visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { allowTypedText } from '../support/secrets.ts';
import { bookingsOf, newMember } from '../support/service-host.ts';
import { expect, inLanguage } from '../support/test.ts';
import { expectFields, type FormVisit, field, fillFields } from './form-visits.ts';

/** A signed-in member sends the booking from the review of the wizard. */
const booking: FormVisit = {
  form: 'booking',
  operationId: 'bookTour',
  endpoint: '/tours/booking',
  createPerson: () => newMember('form'),
  async open(page, language, member) {
    const departure = await prepareDeparture(17);
    const draft = completeDraft(departure);
    draft.values.contact.email = member.email;
    allowTypedText(member.email);
    await storeDraft(page, member, draft);
    await page.goto(inLanguage(language, reviewPath(departure)));
  },
  fill: (page) => field(page, 'agree_terms').check(),
  async expectEntries(page, { email }) {
    const main = page.locator('main');
    for (const text of ['Ratna Wulandari', 'Sari Wulandari', email, '14 ', 'Jakarta']) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
  },
  fillAgain: (page) => field(page, 'agree_terms').check(),
  button: (page, language) =>
    visibleButton(page, new RegExp(`${messages[language].send}|${messages[language]('booking:wizard.sendAgain')}`)),
  async returnToButton(page, language) {
    await visibleButton(page, messages[language].backToReview).click();
    await field(page, 'agree_terms').check();
  },
  fieldErrors: { pax: 'Jumlah peserta tidak sama dengan jumlah orang yang dipesan.' },
  isGroupError: true,
  failureMessages: {
    broken: /Terjadi kesalahan di server kami\. Isian Anda tersimpan/,
    hanging: /Server terlalu lama menjawab\. Isian Anda tersimpan/,
    offline: /Tidak ada koneksi, jadi kali ini tidak ada yang dikirim/,
  },
  reconnected: /Koneksi sudah kembali/,
  async expectDone(page, language) {
    await expect(page.getByRole('heading', { name: messages[language].done })).toBeVisible();
  },
  countRecords: async (member) => (await bookingsOf(member)).length,
};

const signInForm: FormVisit = {
  form: 'sign-in',
  operationId: 'login',
  endpoint: '/auth/login',
  createPerson: () => newMember('form'),
  open: async (page, language) => void (await page.goto(inLanguage(language, '/auth/sign-in?from=/account/booking'))),
  fill(page, _language, { email, password }) {
    allowTypedText(email);
    return fillFields(page, { email, password });
  },
  expectEntries: (page, { email }) => expectFields(page, { email }),
  fillAgain: (page, { password }) => fillFields(page, { password }),
  button: (page, language) =>
    page.locator('main').getByRole('button', { name: messages[language].signIn, exact: true }),
  fieldErrors: { email: 'Wajib diisi.', password: 'Wajib diisi.' },
  failureMessages: {
    broken: /Layanan sedang terganggu/,
    hanging: /Server terlalu lama menjawab/,
    offline: /koneksi/i,
  },
  async expectDone(page, language) {
    await expect(page.getByRole('heading', { level: 1, name: messages[language].bookings })).toBeVisible();
  },
  // The service records nothing for a sign-in, so a successful one counts as one record.
  countRecords: async () => 1,
};

export const memberVisits = [booking, signInForm];
