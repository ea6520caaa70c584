import type { OperationId } from '@sdk';
import { cvFile } from '../../../support/uploads/letters.ts';
import { expect, inLanguage, type Language } from '../../support/test.ts';
import { enquiryProblems, enquiryWords } from './enquiry-words.ts';
import { expectFields, type FormVisit, field, fillFields, receiptsTo } from './form-visit.ts';

type Enquiry = {
  form: keyof (typeof enquiryWords)['id'];
  operationId: OperationId;
  path: string;
  sentTo: string;
  emailField: string;
  typed: Record<string, string | boolean>;
  /** Where the form writes something else than was typed. */
  written?: Record<string, RegExp>;
  refused: Record<string, string>;
  file?: { field: string; name: string; mimeType: string; buffer: Buffer };
};

/** An enquiry: one page, one press, an answer in its place. */
function visitOf(enquiry: Enquiry): FormVisit {
  const { form, operationId, path, sentTo, emailField, typed, written, refused, file } = enquiry;
  const words = (language: Language) => enquiryWords[language][form];
  return {
    form,
    operationId,
    sentTo,
    refused,
    says: enquiryProblems,
    isForgotten: true,
    records: receiptsTo,
    async open(page, language) {
      await page.goto(inLanguage(language, path));
    },
    async fill(page, _language, { email }) {
      await fillFields(page, { ...typed, [emailField]: email });
      if (file) await field(page, file.field).setInputFiles(file);
    },
    async expectTyped(page, { email }) {
      await expectFields(page, { ...typed, ...written, [emailField]: email });
    },
    ...(file && { fillAgain: (page) => field(page, file.field).setInputFiles(file) }),
    button: (page, language) => page.locator('main').getByRole('button', { name: words(language).send, exact: true }),
    async expectDone(page, language) {
      await expect(page.getByRole('heading', { name: words(language).done })).toBeVisible();
    },
  };
}

const cv = { field: 'cv', ...cvFile };

const enquiries: Enquiry[] = [
  {
    form: 'contact',
    operationId: 'sendContactMessage',
    path: '/contact',
    sentTo: '/page/contact',
    emailField: 'email',
    typed: { name: 'Dewi Lestari', phone: '021 5000 1234', topic: 'visa', message: 'Berapa lama visa Jepang?' },
    refused: { email: 'Alamat email belum benar.', message: 'Minimal 10 karakter.' },
  },
  {
    form: 'corporate',
    operationId: 'registerCorporate',
    path: '/corporate/register',
    sentTo: '/corporate/register',
    emailField: 'pic_email',
    typed: {
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
    refused: { npwp: 'NPWP terdiri dari 15 atau 16 angka.' },
  },
  {
    form: 'mice',
    operationId: 'bookMice',
    path: '/mice',
    sentTo: '/page/mice',
    emailField: 'email',
    typed: {
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
    written: { start_date: /^14 (Mei|May) 2028$/, end_date: /^16 (Mei|May) 2028$/ },
    refused: { end_date: 'Tanggal selesai tidak boleh sebelum tanggal mulai.' },
  },
  {
    form: 'career',
    operationId: 'applyForCareer',
    path: '/career/apply/5',
    sentTo: '/career/5/apply',
    emailField: 'email',
    typed: {
      full_name: 'Dewi Lestari',
      phone: '0812 3456 7890',
      city: 'Bekasi',
      years_experience: '3',
      education: 'S1 Sastra Jepang',
      expected_salary: '7500000',
      cover_letter: 'Saya terbiasa menemani rombongan pelajar.',
      consent: true,
    },
    written: { expected_salary: /^7\.500\.000$/ },
    refused: { cv: 'Unggah sebuah berkas.' },
    file: cv,
  },
];

export const enquiryVisits = enquiries.map(visitOf);
