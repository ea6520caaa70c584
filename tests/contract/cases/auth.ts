import { failures, type Matrix, PASSWORD, RATNA } from '../case.ts';

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

const bodyFailures = {
  400: failures.malformed,
  415: failures.wrongMediaType,
  422: { json: {} },
  500: failures.serverError,
};

export const authCases: Matrix<Auth> = {
  login: {
    ...bodyFailures,
    200: { json: { email: RATNA, password: PASSWORD } },
    401: { json: { email: RATNA, password: 'wrong' } },
  },
  logout: {
    200: { member: RATNA },
    401: {},
    422: { member: RATNA, ...failures.unknownQuery },
    500: failures.serverError,
  },
  register: { ...bodyFailures, 200: { json: registration }, 422: { json: { ...registration, email: RATNA } } },
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
  forgotPassword: { ...bodyFailures, 200: { json: { email: RATNA } } },
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
  },
};

function firstMemberId(members: Record<string, unknown>): string {
  return Object.keys(members)[0] ?? '';
}
