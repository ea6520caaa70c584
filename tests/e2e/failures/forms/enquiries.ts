import type { OperationId } from '@sdk';
import { cvFile } from '../../../support/uploads/letters.ts';
import { expect, inLanguage, type Language } from '../../support/test.ts';
import { enquiryFailures, enquiryMessages } from './enquiry-messages.ts';
import { countReceipts, expectFields, type FormVisit, field, fillFields } from './form-visit.ts';

type Enquiry = {
  form: keyof (typeof enquiryMessages)['id'];
  operationId: OperationId;
  path: string;
  endpoint: string;
  emailField: string;
  values: Record<string, string | boolean>;
  /** The values that the form shows in another format than they were typed. */
  reformatted?: Record<string, RegExp>;
  fieldErrors: Record<string, string>;
  file?: { field: string; name: string; mimeType: string; buffer: Buffer };
};

/** Returns the visit of an enquiry, a form that is sent with one click and replaced by a confirmation. */
function visitOf(enquiry: Enquiry): FormVisit {
  const { form, operationId, path, endpoint, emailField, values, reformatted, fieldErrors, file } = enquiry;
  const messagesIn = (language: Language) => enquiryMessages[language][form];
  return {
    form,
    operationId,
    endpoint,
    fieldErrors,
    failureMessages: enquiryFailures,
    isDraftRemoved: true,
    countRecords: countReceipts,
    async open(page, language) {
      await page.goto(inLanguage(language, path));
    },
    async fill(page, _language, { email }) {
      await field(page, Object.keys(values)[0] ?? emailField).waitFor();
      for (const closed of await page.locator('main form details:not([open]) summary').all()) await closed.click();
      await fillFields(page, { ...values, [emailField]: email });
      if (file) await field(page, file.field).setInputFiles(file);
    },
    async expectEntries(page, { email }) {
      await expectFields(page, { ...values, ...reformatted, [emailField]: email });
    },
    ...(file && { fillAgain: (page) => field(page, file.field).setInputFiles(file) }),
    button: (page, language) =>
      page.locator('main').getByRole('button', { name: messagesIn(language).send, exact: true }),
    async expectDone(page, language) {
      await expect(page.getByRole('heading', { name: messagesIn(language).done })).toBeVisible();
    },
  };
}

const cv = { field: 'cv', ...cvFile };

const enquiries: Enquiry[] = [
  {
    form: 'contact',
    operationId: 'sendContactMessage',
    path: '/contact',
    endpoint: '/page/contact',
    emailField: 'email',
    values: { name: 'Dewi Lestari', phone: '021 5000 1234', topic: 'visa', message: 'Berapa lama visa Jepang?' },
    fieldErrors: { email: 'Alamat email belum benar.', message: 'Minimal 10 karakter.' },
  },
  {
    form: 'corporate',
    operationId: 'registerCorporate',
    path: '/corporate/register',
    endpoint: '/corporate/register',
    emailField: 'pic_email',
    values: {
      company_name: 'PT Samudra Contoh',
      entity_type: 'PT',
      industry: 'Logistik',
      address: 'Jalan Contoh 1',
      city: 'Jakarta',
      npwp: '01.234.567.8-901.000',
      pic_name: 'Dewi Lestari',
      pic_position: 'Manajer',
      pic_phone: '(021) 5000-1234',
      'services-hotel': true,
      travellers_per_month: '11_50',
      message: 'Tagihan bulanan per divisi.',
      agree_terms: true,
    },
    fieldErrors: { npwp: 'NPWP terdiri dari 15 atau 16 angka.' },
  },
  {
    form: 'mice',
    operationId: 'bookMice',
    path: '/mice',
    endpoint: '/page/mice',
    emailField: 'email',
    values: {
      'products-2': true,
      event_type: 'incentive',
      city_or_country: 'Istanbul',
      start_date: '14 5 2028',
      end_date: '16 5 2028',
      flexible_dates: true,
      pax: '120',
      budget: 'undecided',
      needs: 'Makan malam penutup di tepi Bosphorus.',
      company: 'PT Samudra Contoh',
      pic_name: 'Dewi Lestari',
      phone: '0812 3456 7890',
    },
    reformatted: { start_date: /^14 (Mei|May) 2028$/, end_date: /^16 (Mei|May) 2028$/ },
    fieldErrors: { end_date: 'Tanggal selesai tidak boleh sebelum tanggal mulai.' },
  },
  {
    form: 'career',
    operationId: 'applyForCareer',
    path: '/career/apply/5',
    endpoint: '/career/5/apply',
    emailField: 'email',
    values: {
      full_name: 'Dewi Lestari',
      phone: '0812 3456 7890',
      city: 'Bekasi',
      years_experience: '3',
      education: 'S1 Sastra Jepang',
      expected_salary: '7500000',
      cover_letter: 'Saya terbiasa menemani rombongan pelajar.',
      consent: true,
    },
    reformatted: { expected_salary: /^7\.500\.000$/ },
    fieldErrors: { cv: 'Unggah sebuah berkas.' },
    file: cv,
  },
];

export const enquiryVisits = enquiries.map(visitOf);
