import * as v from 'valibot';
import { forgotSchema } from '../../../src/features/auth/recovery/forgot-flow.tsx';
import { newPasswordSchema } from '../../../src/features/auth/recovery/new-password-flow.tsx';
import { bookingRequest } from '../../../src/features/booking/forms/request.ts';
import { bookingSchema } from '../../../src/features/booking/forms/schema.ts';
import type { BookingValues } from '../../../src/features/booking/forms/values.ts';
import { applyFields, applyRequest, emptyApplication } from '../../../src/features/career/apply-form.tsx';
import { contactDefaults, contactSchema } from '../../../src/features/contact/contact-form.tsx';
import { corporateDefaults, corporateSchema } from '../../../src/features/corporate/corporate-form.tsx';
import { miceDefaults, miceSchema } from '../../../src/features/mice/mice-form.tsx';
import { signInSchema } from '../../../src/features/shared/account/sign-in-form.tsx';
import { noRegistration, signUpSchema } from '../../../src/features/shared/account/sign-up-form.tsx';
import { fieldRules } from '../../../src/form/rules/rules.ts';
import { context, departure, filledValues } from '../../support/booking-fixture.ts';
import { company } from '../../support/example-company.ts';
import type { FormCase, FormInput } from './form-differences.ts';

const rules = fieldRules((key) => key);
const manyProducts = Array.from({ length: 60 }, (_, index) => String(index + 1));
const cv = new File(['isi'], 'cv.pdf', { type: 'application/pdf' });

const NO_DOT = 'an address without a dot in its domain reaches nobody';
const NOT_MOBILE = 'we answer by WhatsApp, which needs a mobile number';

/** Returns a function that turns a form input into the request body, or into null when the schema refuses the input. */
function requestBuilder<Output>(schema: v.GenericSchema<unknown, Output>, request: (output: Output) => unknown) {
  return (input: FormInput): unknown => {
    const result = v.safeParse(schema, input);
    return result.success ? request(result.output) : null;
  };
}

const LETTER_AND_DIGIT = 'a rule of the service needs a letter and a digit';
const letterAndDigit = { 'password: 8 characters': LETTER_AND_DIGIT, 'password: 72 characters': LETTER_AND_DIGIT };
const WHOLE_PARTY = 'the limit is that of the whole party, which the document states in words';
const PASSPORT_COMPLETE = 'the form needs all passport fields unless the guest adds the passport later';

// The wizard validates the form values and makes the request from the same values.
function bookingBody(input: FormInput): unknown {
  const values = input as unknown as BookingValues;
  const departures = [{ ...departure, seat: null }];
  const schema = bookingSchema({ ...context, departures }, values);
  return requestBuilder(schema, () => bookingRequest(values, { tour_id: 17, source: 'web', locale: 'id' }))(input);
}

const contact = { email: 'dewi@kelana.example', phone: '0812 3456 7890' };

export const formCases: FormCase[] = [
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
      ...company,
      pic_phone: '021 5000 1234',
    }),
    toRequest: requestBuilder(corporateSchema(rules), (output) => output),
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
    toRequest: requestBuilder(miceSchema(rules, manyProducts, '2026-11-21'), (output) => output),
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
  {
    form: 'sign-in',
    schema: 'LoginRequest',
    validInput: () => ({ email: 'ratna@kelana.example', password: 'Kelana2027' }),
    toRequest: requestBuilder(signInSchema(rules), (output) => output),
    stricter: { 'email: 3 characters': NO_DOT },
  },
  {
    form: 'sign-up',
    schema: 'RegisterRequest',
    validInput: () => ({
      ...noRegistration,
      first_name: 'Dewi',
      email: 'dewi@kelana.example',
      phone: '0812 3456 7890',
      password: 'JalanJauh2027',
      confirm_password: 'JalanJauh2027',
      agree_terms: true,
    }),
    toRequest: requestBuilder(signUpSchema(rules, '2026-11-21'), (output) => output),
    equalFields: { password: ['confirm_password'] },
    notEntered: { confirm_password: 'tested together with the password' },
    stricter: {
      'email: 3 characters': NO_DOT,
      'phone: a landline': NOT_MOBILE,
      'dob: a day': 'nobody is born in the future',
      ...letterAndDigit,
    },
  },
  {
    form: 'forgot',
    schema: 'ForgotPasswordRequest',
    validInput: () => ({ email: 'ratna@kelana.example' }),
    toRequest: requestBuilder(forgotSchema(rules), (output) => output),
    stricter: { 'email: 3 characters': NO_DOT },
  },
  {
    form: 'new password',
    schema: 'ResetPasswordRequest',
    validInput: () => ({ password: 'JalanJauh2027', confirm_password: 'JalanJauh2027' }),
    toRequest: requestBuilder(newPasswordSchema(rules), (output) => ({ ...output, token: 'of-the-link' })),
    equalFields: { password: ['confirm_password'] },
    notEntered: { token: 'taken from the link', confirm_password: 'tested together with the password' },
    stricter: letterAndDigit,
  },
  {
    form: 'booking',
    schema: 'BookingRequest',
    validInput: () => filledValues() as unknown as FormInput,
    toRequest: bookingBody,
    notEntered: {
      tour_id: 'the tour of the page',
      itinerary_id: 'selected from the departures of the tour',
      source: 'the source of the visit',
      locale: 'the language of the page',
      rooms: 'counted by type with steppers; their sum has a separate test',
      'contact.title': 'selected from the documented titles',
      'passengers.0.title': 'selected from the documented titles',
      'passengers.0.type': 'derived from the numbers of guests',
      'passengers.0.nationality': 'selected from the countries of the service',
    },
    stricter: {
      'contact.email: 3 characters': NO_DOT,
      'contact.phone: a landline': NOT_MOBILE,
      'pax.adult: 20': WHOLE_PARTY,
      'pax.child: 20': WHOLE_PARTY,
      'pax.infant: 19': WHOLE_PARTY,
      'pax.infant: 20': WHOLE_PARTY,
      'passengers.0.dob: a day': 'an adult is not born after the tour',
      'passengers.0.passport_number: missing': PASSPORT_COMPLETE,
      'passengers.0.passport_expiry: missing': PASSPORT_COMPLETE,
      'passengers.0.passport_expiry: a past day': 'nobody travels with an expired passport',
    },
  },
];
