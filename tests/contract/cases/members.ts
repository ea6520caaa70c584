import type { OperationId } from '@sdk';
import type { Database } from '../../../mocks/database.ts';
import { bodyFailures, failures, type Matrix, outages, PASSWORD, RATNA } from '../case.ts';

const registration = {
  first_name: 'Dewi',
  last_name: 'Lestari',
  email: 'dewi@kelana.example',
  phone: '+6281200000077',
  password: 'Pantai2027',
  confirm_password: 'Pantai2027',
  agree_terms: true,
};
const newPassword = { password: 'Pantai2027', confirm_password: 'Pantai2027' };

export const authCases = {
  login: {
    ...bodyFailures,
    200: { json: { email: RATNA, password: PASSWORD } },
    401: { json: { email: RATNA, password: 'wrong' } },
    429: failures.tooMany,
  },
  logout: {
    200: { member: RATNA },
    401: {},
    422: { member: RATNA, ...failures.unknownQuery },
    ...outages,
  },
  register: {
    ...bodyFailures,
    200: { json: registration },
    422: { json: { ...registration, email: RATNA } },
    429: failures.tooMany,
  },
  checkToken: {
    ...bodyFailures,
    200: ({ state: { sessions, members } }, now) => {
      sessions.fresh = grantTo(members, now);
      return { json: { token: 'fresh' } };
    },
    401: { json: { token: 'nobody-has-it' } },
  },
  forgotPassword: { ...bodyFailures, 200: { json: { email: RATNA } }, 429: failures.tooMany },
  resetPassword: {
    ...bodyFailures,
    200: ({ state: { recoveryTokens, members } }, now) => {
      recoveryTokens.link = grantTo(members, now);
      return { json: { token: 'link', ...newPassword } };
    },
    401: { json: { token: 'nobody-has-it', ...newPassword } },
    429: failures.tooMany,
  },
} satisfies Partial<Matrix<OperationId>>;

function grantTo(members: object, now: Date) {
  return { memberId: Object.keys(members)[0] ?? '', expiresAt: now.getTime() + 1000 };
}

const memberReads = {
  200: { member: RATNA },
  401: {},
  422: { member: RATNA, ...failures.unknownQuery },
  ...outages,
};

/** The code of a seeded booking, of Ratna or of another member, whose booking is a 404 for her. */
const codeOf = ({ state }: Database, isOwn: boolean) =>
  state.bookings.find(({ memberId }) => (memberId === 'm1') === isOwn)?.history.reservation_code ?? '';

export const userCases = {
  getProfile: memberReads,
  getMembership: memberReads,
  listBookings: memberReads,
  getBooking: {
    ...memberReads,
    200: (database) => ({ member: RATNA, path: { code: codeOf(database, true) } }),
    401: { path: { code: 'KLN-000000' } },
    404: (database) => ({ member: RATNA, path: { code: codeOf(database, false) } }),
    422: { member: RATNA, path: { code: 'KLN-000000' }, ...failures.unknownQuery },
    500: { ...outages[500], path: { code: 'KLN-000000' } },
    503: { ...outages[503], path: { code: 'KLN-000000' } },
  },
  updateUser: {
    200: { member: RATNA, form: { first_name: 'Ratna Ayu', phone: '+6281200000099' } },
    400: { member: RATNA, ...failures.garbageForm },
    401: { form: { first_name: 'Ratna' } },
    413: failures.tooLarge,
    415: { member: RATNA, json: { first_name: 'Ratna' } },
    422: { member: RATNA, form: { id_country: 'abc' } },
    429: failures.tooMany,
    ...outages,
  },
} satisfies Partial<Matrix<OperationId>>;

const proof = new File(['a picture'], 'transfer.png', { type: 'image/png' });
const request = { kind: 'room', text: 'Kami ingin dua kamar yang berdampingan.' };
const ownBooking = (database: Database) => ({ member: RATNA, path: { code: codeOf(database, true) } });
const otherBooking = (database: Database) => ({ member: RATNA, path: { code: codeOf(database, false) } });
const unknown = { path: { code: 'KLN-000000' } };
const keyOf = ({ state }: Database, key: string) => {
  state.trips[state.bookings[0]?.history.reservation_code ?? ''] = {
    proofs: [],
    requests: [],
    changes: [],
    seats_confirmed_on: null,
    key,
  };
  return { headers: { 'Trip-Key': key } };
};

const linkCases = {
  200: ownBooking,
  401: unknown,
  404: otherBooking,
  422: { member: RATNA, ...unknown, ...failures.unknownQuery },
  500: { ...outages[500], ...unknown },
  503: { ...outages[503], ...unknown },
};

export const tripCases = {
  sendPaymentProof: {
    200: (database) => ({ ...ownBooking(database), form: { proof } }),
    400: { member: RATNA, ...unknown, ...failures.garbageForm },
    401: { ...unknown, form: { proof } },
    404: (database) => ({ ...otherBooking(database), form: { proof } }),
    413: failures.tooLarge,
    415: { member: RATNA, ...unknown, json: { proof: 'a text' } },
    422: { member: RATNA, ...unknown, form: { proof: 'a text in place of the file' } },
    429: failures.tooMany,
    ...outages,
  },
  sendTripRequest: {
    400: { member: RATNA, ...unknown, ...failures.malformed },
    413: failures.tooLarge,
    415: { member: RATNA, ...unknown, ...failures.wrongMediaType },
    ...outages,
    200: (database) => ({ ...ownBooking(database), json: request }),
    401: { ...unknown, json: request },
    404: (database) => ({ ...otherBooking(database), json: request }),
    422: { member: RATNA, ...unknown, json: { ...request, text: '' } },
    429: failures.tooMany,
  },
  createTripLink: linkCases,
  deleteTripLink: linkCases,
  getSharedTrip: {
    200: (database) => keyOf(database, '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11'),
    404: { headers: { 'Trip-Key': 'a-key-that-was-withdrawn' } },
    422: { headers: { 'Trip-Key': 'short' } },
    ...outages,
  },
} satisfies Partial<Matrix<OperationId>>;
