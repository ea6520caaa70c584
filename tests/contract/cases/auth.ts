import { bodyFailures, failures, type Matrix, outages, PASSWORD, RATNA } from '../case.ts';

type Auth = 'login' | 'logout' | 'register' | 'checkToken' | 'forgotPassword' | 'resetPassword';

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

export const authCases: Matrix<Auth> = {
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
    200: (database, now) => {
      database.state.sessions.fresh = {
        memberId: firstMemberId(database.state.members),
        expiresAt: now.getTime() + 1000,
      };
      return { json: { token: 'fresh' } };
    },
    401: { json: { token: 'nobody-has-it' } },
  },
  forgotPassword: { ...bodyFailures, 200: { json: { email: RATNA } }, 429: failures.tooMany },
  resetPassword: {
    ...bodyFailures,
    200: (database, now) => {
      database.state.recoveryTokens.link = {
        memberId: firstMemberId(database.state.members),
        expiresAt: now.getTime() + 1000,
      };
      return { json: { token: 'link', ...newPassword } };
    },
    401: { json: { token: 'nobody-has-it', ...newPassword } },
    429: failures.tooMany,
  },
};

function firstMemberId(members: Record<string, unknown>): string {
  return Object.keys(members)[0] ?? '';
}
