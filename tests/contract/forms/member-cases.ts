import { forgotSchema, newPasswordSchema } from '../../../src/features/auth/recovery/recovery-schemas.ts';
import { bookingRequest } from '../../../src/features/booking/forms/request.ts';
import { bookingSchema } from '../../../src/features/booking/forms/schema.ts';
import type { BookingValues } from '../../../src/features/booking/forms/values.ts';
import { noRegistration, signInSchema, signUpSchema } from '../../../src/features/shared/account/account-schemas.ts';
import { context, departure, filledValues } from '../../support/booking-fixture.ts';
import { NO_DOT, NOT_MOBILE, requestBuilder, rules } from './enquiry-cases.ts';
import type { FormCase, FormInput } from './form-case.ts';

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

export const memberCases: FormCase[] = [
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
