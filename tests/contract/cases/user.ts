import { failures, type Matrix, RATNA } from '../case.ts';

type User = 'getProfile' | 'updateUser' | 'getMembership' | 'listBookings';

const readCases = {
  200: { member: RATNA },
  401: {},
  422: { member: RATNA, ...failures.unknownQuery },
  500: failures.serverError,
};

export const userCases: Matrix<User> = {
  getProfile: readCases,
  getMembership: readCases,
  listBookings: readCases,
  updateUser: {
    200: { member: RATNA, form: { first_name: 'Ratna Ayu', phone: '+6281200000099' } },
    400: { member: RATNA, ...failures.garbageForm },
    401: { form: { first_name: 'Ratna' } },
    415: { member: RATNA, json: { first_name: 'Ratna' } },
    422: { member: RATNA, form: { id_country: 'abc' } },
    500: failures.serverError,
  },
};
