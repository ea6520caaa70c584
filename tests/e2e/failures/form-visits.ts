import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@sdk';
import type { SitePath } from '../../../scripts/lib/site-pages.ts';
import { cvFile } from '../../support/uploads/letters.ts';
import { messages } from '../support/messages.ts';
import { controls } from '../support/service-host.ts';
import { expect, inLanguage, type Language } from '../support/test.ts';

export type Person = { email: string; password: string };

/** The steps and checks of one form in either language. Its fields are located by their names. */
export type FormVisit = {
  form: string;
  operationId: OperationId;
  /** The end of the path that the form is sent to. */
  endpoint: string;
  /** Creates the member who fills in the form; undefined when any visitor can. */
  createPerson?: () => Promise<Person>;
  open: (page: Page, language: Language, person: Person) => Promise<void>;
  fill: (page: Page, language: Language, person: Person) => Promise<void>;
  expectEntries: (page: Page, person: Person) => Promise<void>;
  /** Fills in again what no device stores over a reload: passwords and files. */
  fillAgain?: (page: Page, person: Person) => Promise<void>;
  button: (page: Page, language: Language) => Locator;
  /** Returns from the field of a refusal to the button. */
  returnToButton?: (page: Page, language: Language) => Promise<void>;
  /** The error messages of the documented refusal, by field. */
  fieldErrors: Record<string, string>;
  /** These errors belong to a group of controls, which has a description but cannot be `aria-invalid`. */
  isGroupError?: boolean;
  /** In Indonesian. */
  failureMessages: Record<'broken' | 'hanging' | 'offline', RegExp>;
  /** Replaces the message `offline` when the connection returns. */
  reconnected?: RegExp;
  expectDone: (page: Page, language: Language) => Promise<void>;
  /** After success, no data of the person stays on the device. */
  isDraftRemoved?: boolean;
  /** Returns how often the service has recorded the form of this person. */
  countRecords: (person: Person) => Promise<number>;
};

type Value = string | boolean;

export const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);

/** Fills in text fields, selects and checkboxes, by field name. */
export async function fillFields(page: Page, values: Record<string, Value>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Checks the value of every field; a pattern is for a date or an amount, which the form reformats. */
export async function expectFields(page: Page, values: Record<string, Value | RegExp>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') await expect(field(page, name)).toBeChecked({ checked: value });
    else await expect(field(page, name)).toHaveValue(value);
  }
}

/** Returns the number of receipts that the service has mailed to this person, one for every recorded enquiry. */
export async function countReceipts({ email }: Person): Promise<number> {
  return (await controls().outbox()).filter(({ to }) => to === email).length;
}

/** The messages of a form that could not be sent. */
const enquiryFailures = {
  broken: /Terjadi kesalahan di server kami, jadi isian ini belum terkirim\. Semua yang Anda tulis tetap tersimpan/,
  hanging: /Server terlalu lama menjawab, jadi kami belum tahu apakah isian ini sampai/,
  offline: /Koneksi terputus, jadi isian ini belum terkirim/,
};

type Enquiry = Pick<FormVisit, 'form' | 'operationId' | 'endpoint' | 'fieldErrors'> & {
  /** The keys of the button and of the title of the confirmation. */
  send: string;
  done: string;
  path: SitePath;
  emailField: string;
  values: Record<string, string | boolean>;
  /** The values that the form shows in another format than they were typed. */
  reformatted?: Record<string, RegExp>;
  file?: { field: string; name: string; mimeType: string; buffer: Buffer };
};

/** Returns the visit of an enquiry, a form that is sent with one click and replaced by a confirmation. */
function visitOf(enquiry: Enquiry): FormVisit {
  const { form, send, done, operationId, path, endpoint, emailField, values, reformatted, fieldErrors, file } = enquiry;
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
      page.locator('main').getByRole('button', { name: messages[language](send), exact: true }),
    async expectDone(page, language) {
      await expect(page.getByRole('heading', { name: messages[language](done) })).toBeVisible();
    },
  };
}

const enquiries: Enquiry[] = [
  {
    form: 'contact',
    send: 'contact:form.submit',
    done: 'contact:sent.title',
    operationId: 'sendContactMessage',
    path: '/contact',
    endpoint: '/page/contact',
    emailField: 'email',
    values: { name: 'Dewi Lestari', phone: '021 5000 1234', topic: 'visa', message: 'Berapa lama visa Jepang?' },
    fieldErrors: { email: 'Alamat email belum benar.', message: 'Minimal 10 karakter.' },
  },
  {
    form: 'corporate',
    send: 'corporate:form.submit',
    done: 'corporate:sent.title',
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
    send: 'mice:form.submit',
    done: 'mice:sent.title',
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
    send: 'career:form.submit',
    done: 'career:sent.title',
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
    file: { field: 'cv', ...cvFile },
  },
];

export const enquiryVisits = enquiries.map(visitOf);
