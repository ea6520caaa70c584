import { failures, type Matrix, outages, RATNA } from '../case.ts';

type User = 'getProfile' | 'updateUser' | 'getMembership' | 'listBookings';

const readCases = {
  200: { member: RATNA },
  401: {},
  422: { member: RATNA, ...failures.unknownQuery },
  ...outages,
};

export const userCases: Matrix<User> = {
  getProfile: readCases,
  getMembership: readCases,
  listBookings: readCases,
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
};
