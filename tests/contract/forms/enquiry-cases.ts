import * as v from 'valibot';
import { applyRequest } from '../../../src/features/career/apply/apply-request.ts';
import { applyFields, emptyApplication } from '../../../src/features/career/apply/apply-schema.ts';
import { contactDefaults, contactSchema } from '../../../src/features/contact/contact-schema.ts';
import {
  corporateDefaults,
  corporateRequest,
  corporateSchema,
} from '../../../src/features/corporate/forms/corporate-schema.ts';
import { miceDefaults, miceRequest, miceSchema } from '../../../src/features/mice/forms/mice-schema.ts';
import { fieldRules } from '../../../src/features/shared/form/rules/rules.ts';
import type { FormCase, FormInput } from './form-case.ts';

export const rules = fieldRules((key) => key);
const manyProducts = Array.from({ length: 60 }, (_, index) => String(index + 1));
const cv = new File(['isi'], 'cv.pdf', { type: 'application/pdf' });

export const NO_DOT = 'an address without a dot in its domain reaches nobody';
export const NOT_MOBILE = 'we answer by WhatsApp, which needs a mobile number';

/** Returns a function that turns a form input into the request body, or into null when the schema refuses the input. */
export function requestBuilder<Output>(schema: v.GenericSchema<unknown, Output>, request: (output: Output) => unknown) {
  return (input: FormInput): unknown => {
    const result = v.safeParse(schema, input);
    return result.success ? request(result.output) : null;
  };
}

const contact = { email: 'dewi@kelana.example', phone: '0812 3456 7890' };

export const enquiryCases: FormCase[] = [
  {
    form: 'contact',
    schema: 'ContactRequest',
    validInput: () => ({
      ...contactDefaults,
      ...contact,
      name: 'Dewi',
      topic: 'visa',
      message: 'Berapa lama visa Jepang?',
    }),
    toRequest: requestBuilder(contactSchema(rules), (output) => output),
    stricter: { 'email: 3 characters': NO_DOT },
  },
  {
    form: 'corporate',
    schema: 'CorporateRequest',
    validInput: () => ({
      ...corporateDefaults,
      company_name: 'Samudra Contoh',
      entity_type: 'PT',
      industry: 'Logistik',
      address: 'Jalan Contoh 1',
      city: 'Jakarta',
      pic_name: 'Dewi Lestari',
      pic_position: 'Manajer',
      pic_email: 'dewi@samudra.example',
      pic_phone: '021 5000 1234',
      travellers_per_month: '1_10',
      services: ['ticket'],
      agree_terms: true,
    }),
    toRequest: requestBuilder(corporateSchema(rules), corporateRequest),
    stricter: { 'pic_email: 3 characters': NO_DOT },
  },
  {
    form: 'mice',
    schema: 'MiceRequest',
    validInput: () => ({
      ...miceDefaults,
      ...contact,
      event_type: 'incentive',
      city_or_country: 'Istanbul',
      start_date: '31 1 2031',
      end_date: '31 1 2031',
      pax: '120',
      budget: 'undecided',
      company: 'Samudra Contoh',
      pic_name: 'Dewi Lestari',
    }),
    toRequest: requestBuilder(miceSchema(rules, manyProducts, '2026-11-21'), miceRequest),
    stricter: {
      'email: 3 characters': NO_DOT,
      'phone: a landline': NOT_MOBILE,
      'start_date: a past day': 'an event lies ahead',
      'end_date: a past day': 'an event lies ahead',
    },
  },
  {
    form: 'career',
    schema: 'ApplicationForm',
    validInput: () => ({
      ...emptyApplication,
      ...contact,
      position: '0',
      full_name: 'Intan Puspita',
      city: 'Bekasi',
      education: 'S1 Sastra Jepang',
      years_experience: '0',
      consent: true,
    }),
    // Only a browser has a list of files, so the rules of the file have separate tests.
    toRequest: requestBuilder(
      v.omit(v.object(applyFields(['0'])(rules)), ['cv']),
      (output) => applyRequest({ ...output, cv }).body,
    ),
    notEntered: { cv: 'a file, not a text' },
    stricter: {
      'email: 3 characters': NO_DOT,
      'phone: a landline': NOT_MOBILE,
      'expected_salary: a trillion': 'nobody earns that in a month: the amount has too many zeros',
    },
  },
];
