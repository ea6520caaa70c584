import { forgotSchema, newPasswordSchema } from '../../../src/features/auth/recovery/recovery-schemas.ts';
import { bookingRequest } from '../../../src/features/booking/forms/request.ts';
import { bookingSchema } from '../../../src/features/booking/forms/schema.ts';
import type { BookingValues } from '../../../src/features/booking/forms/values.ts';
import { noRegistration, signInSchema, signUpSchema } from '../../../src/features/shared/account/account-schemas.ts';
import { context, departure, filledValues } from '../../support/booking-fixture.ts';
import { NO_DOT, NOT_MOBILE, rules, sends } from './enquiry-cases.ts';
import type { FormCase, Typed } from './form-case.ts';

const IN_PASSPORT = 'a passport prints the letters A to Z only';
const ONE_KIND = 'without a letter and a digit the service refuses it with a sentence';
const LETTERS_ONLY = { 'password: 8 characters': ONE_KIND, 'password: 72 characters': ONE_KIND };
const WHOLE_PARTY = 'the limit is that of the whole party, which the document states in words';
const NOT_LATER = 'who does not put the passport off gives all of it';

/** The wizard checks and sends the same values. */
function sendBooking(typed: Typed): unknown {
  const values = typed as unknown as BookingValues;
  const departures = [{ ...departure, seat: null }];
  const schema = bookingSchema({ ...context, departures }, values);
  return sends(schema, () => bookingRequest(values, { tour_id: 17, source: 'web', locale: 'id' }))(typed);
}

export const memberCases: FormCase[] = [
  {
    form: 'sign-in',
    schema: 'LoginRequest',
    filled: () => ({ email: 'ratna@kelana.example', password: 'Kelana2027' }),
    send: sends(signInSchema(rules), (output) => output),
    stricter: { 'email: 3 characters': NO_DOT },
  },
  {
    form: 'sign-up',
    schema: 'RegisterRequest',
    filled: () => ({
      ...noRegistration,
      first_name: 'Dewi',
      email: 'dewi@kelana.example',
      phone: '0812 3456 7890',
      password: 'JalanJauh2027',
      confirm_password: 'JalanJauh2027',
      agree_terms: true,
    }),
    send: sends(signUpSchema(rules, '2026-11-21'), (output) => output),
    alike: { password: ['confirm_password'] },
    notTyped: { confirm_password: 'tried together with the password' },
    stricter: {
      'email: 3 characters': NO_DOT,
      'phone: a landline': NOT_MOBILE,
      'dob: a day': 'nobody is born in the future',
      ...LETTERS_ONLY,
    },
  },
  {
    form: 'forgot',
    schema: 'ForgotPasswordRequest',
    filled: () => ({ email: 'ratna@kelana.example' }),
    send: sends(forgotSchema(rules), (output) => output),
    stricter: { 'email: 3 characters': NO_DOT },
  },
  {
    form: 'new password',
    schema: 'ResetPasswordRequest',
    filled: () => ({ password: 'JalanJauh2027', confirm_password: 'JalanJauh2027' }),
    send: sends(newPasswordSchema(rules), (output) => ({ ...output, token: 'of-the-link' })),
    alike: { password: ['confirm_password'] },
    notTyped: { token: 'taken from the link', confirm_password: 'tried together with the password' },
    stricter: LETTERS_ONLY,
  },
  {
    form: 'booking',
    schema: 'BookingRequest',
    filled: () => filledValues() as unknown as Typed,
    send: sendBooking,
    notTyped: {
      tour_id: 'the page it is on',
      itinerary_id: 'chosen among the departures of the tour',
      source: 'how the visitor came',
      locale: 'the language of the page',
      rooms: 'counted by type on steppers; their sum has a test of its own',
      'contact.title': 'chosen among the documented ones',
      'passengers.0.title': 'chosen among the documented ones',
      'passengers.0.type': 'follows from the counted guests',
      'passengers.0.nationality': 'chosen among the countries of the service',
    },
    stricter: {
      'contact.email: 3 characters': NO_DOT,
      'contact.phone: a landline': NOT_MOBILE,
      'pax.adult: 20': WHOLE_PARTY,
      'pax.child: 20': WHOLE_PARTY,
      'pax.infant: 19': WHOLE_PARTY,
      'pax.infant: 20': WHOLE_PARTY,
      'passengers.0.first_name: any script': IN_PASSPORT,
      'passengers.0.last_name: any script': IN_PASSPORT,
      'passengers.0.dob: a day': 'an adult is not born after the tour',
      'passengers.0.passport_number: missing': NOT_LATER,
      'passengers.0.passport_expiry: missing': NOT_LATER,
      'passengers.0.passport_expiry: a past day': 'nobody travels on a passport that has ended',
    },
  },
];
