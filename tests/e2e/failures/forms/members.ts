import { fillBooking, signIn, visibleButton } from '../../support/actions.ts';
import { noteTyped } from '../../support/secrets.ts';
import { bookingsOf, newMember, roomyDeparture } from '../../support/service-host.ts';
import { expect, inLanguage } from '../../support/test.ts';
import { words } from '../../support/words.ts';
import { expectFields, type FormVisit, field, fillFields } from './form-visit.ts';

const bookingSays: FormVisit['says'] = {
  id: {
    broken: /Terjadi kesalahan di server kami\. Isian Anda tersimpan/,
    hanging: /Server terlalu lama menjawab\. Isian Anda tersimpan/,
    offline: /Tidak ada koneksi, jadi kali ini tidak ada yang dikirim/,
  },
  en: {
    broken: /Something went wrong on our server\. Your entries are saved/,
    hanging: /The server took too long to answer\. Your entries are saved/,
    offline: /There is no connection, so nothing was sent this time/,
  },
};

const toReview = { id: 'Kembali ke tinjauan', en: 'Back to the review' };

/** The wizard at its review, as a member. */
const booking: FormVisit = {
  form: 'booking',
  operationId: 'bookTour',
  sentTo: '/tours/booking',
  person: () => newMember('form'),
  async open(page, language, member) {
    const path = `/booking/17?itinerary=${(await roomyDeparture()).id}`;
    await page.goto(inLanguage(language, `/auth/sign-in?from=${encodeURIComponent(path)}`));
    await signIn(page, language, member);
    await expect(page).toHaveURL(/\/booking\/\d+/, { timeout: 30_000 });
  },
  async fill(page, language, member) {
    await fillBooking(page, language, member);
    await page.getByLabel(words[language].agree).check();
  },
  async expectTyped(page, { email }) {
    const main = page.locator('main');
    for (const text of ['Ratna Wulandari', 'Sari Wulandari', email, '14 ', 'Jakarta']) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
  },
  fillAgain: (page) => field(page, 'agree_terms').check(),
  button: (page, language) => visibleButton(page, new RegExp(`${words[language].send}|${words[language].sendAgain}`)),
  async goOn(page, language) {
    await visibleButton(page, toReview[language]).click();
    await field(page, 'agree_terms').check();
  },
  refused: { pax: 'Jumlah peserta tidak sama dengan jumlah orang yang dipesan.' },
  isGroupRefused: true,
  says: bookingSays,
  async expectDone(page, language) {
    await expect(page.getByRole('heading', { name: words[language].done })).toBeVisible();
  },
  records: async (member) => (await bookingsOf(member)).length,
};

const signInForm: FormVisit = {
  form: 'sign-in',
  operationId: 'login',
  sentTo: '/auth/login',
  person: () => newMember('form'),
  open: async (page, language) => void (await page.goto(inLanguage(language, '/auth/sign-in?from=/account/booking'))),
  fill(page, _language, { email, password }) {
    noteTyped(email);
    return fillFields(page, { email, password });
  },
  expectTyped: (page, { email }) => expectFields(page, { email }),
  fillAgain: (page, { password }) => fillFields(page, { password }),
  button: (page, language) => page.locator('main').getByRole('button', { name: words[language].signIn, exact: true }),
  refused: { email: 'Wajib diisi.', password: 'Wajib diisi.' },
  says: {
    id: {
      broken: /Layanan sedang terganggu/,
      hanging: /Server terlalu lama menjawab/,
      offline: /koneksi/i,
    },
    en: { broken: /The service is having trouble/, hanging: /took too long to answer/, offline: /connection/i },
  },
  async expectDone(page, language) {
    await expect(page.getByRole('heading', { level: 1, name: words[language].bookings })).toBeVisible();
  },
  // A session leaves no record of its own: one answered call is one.
  records: async () => 1,
};

export const memberVisits = [booking, signInForm];
