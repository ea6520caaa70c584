import type { OperationId } from '@sdk';

// RFC 5322 knows addresses without a dot; no mail from a website reaches one, and the host says so.
const NO_DOT = 'email: 3 characters';
const NO_TOKEN = '401';
const NOT_THERE = '404';
const DIFFERENT = '422 confirm_password';
const OTHER_HEADS = '422 passengers';
const unknownId = { 'id: a trillion': NOT_THERE };

/**
 * What the schema takes and a rule of the service refuses, by operation and by `field: value` or `field` for all its
 * other values: the status and the fields that the answer names.
 */
const rules: Partial<Record<OperationId, Record<string, string>>> = {
  login: { [NO_DOT]: '422 email', email: '401', password: '401' },
  register: { [NO_DOT]: '422 email', 'dob: a day': '422 dob', password: DIFFERENT, confirm_password: DIFFERENT },
  checkToken: { token: NO_TOKEN },
  forgotPassword: { [NO_DOT]: '422 email' },
  resetPassword: { token: NO_TOKEN, password: DIFFERENT, confirm_password: DIFFERENT },
  updateUser: {
    'dob: a day': '422 dob',
    'id_country: a trillion': '422 id_country',
    'id_city: missing': '200',
    id_city: '422 id_city',
    old_password: '422 old_password',
    password: DIFFERENT,
    confirm_password: DIFFERENT,
  },
  listToursOfRegional: { 'regional_id: "1e1"': NOT_THERE, 'regional_id: a trillion': NOT_THERE },
  getTour: unknownId,
  listItineraries: unknownId,
  listDayActivities: unknownId,
  getItineraryPdf: { itineraryId: NOT_THERE },
  bookTour: {
    [`contact.${NO_DOT}`]: '422 contact.email',
    'tour_id: 1': '200',
    tour_id: NOT_THERE,
    itinerary_id: NOT_THERE,
    'price: missing': '200',
    price: '409 price',
    'pax.adult: 1': '200',
    'pax.adult': OTHER_HEADS,
    'pax.child: 0': '200',
    'pax.child: 20': '422 pax passengers',
    'pax.child': OTHER_HEADS,
    'pax.infant: 0': '200',
    'pax.infant: 1': OTHER_HEADS,
    'pax.infant: 20': '422 pax pax.infant passengers',
    'pax.infant': '422 pax.infant passengers',
    'passengers: 60 rows': OTHER_HEADS,
    'passengers.0.type: child': '422 passengers passengers.0.dob',
    'passengers.0.type: infant': '422 passengers passengers.0.dob',
    'passengers.0.dob: a day': '422 passengers.0.dob',
    'passengers.0.passport_expiry: a past day': '422 passengers.0.passport_expiry',
  },
  getVisaCountry: unknownId,
  sendContactMessage: { [NO_DOT]: '422 email' },
  getCareer: { slug: NOT_THERE },
  applyForCareer: {
    [NO_DOT]: '422 email',
    'expected_salary: a trillion': '422 expected_salary',
    'id: "1e1"': NOT_THERE,
    ...unknownId,
  },
  bookMice: {
    [NO_DOT]: '422 email',
    'products: 50 items': '422 products',
    'start_date: a day': '422 end_date',
    'start_date: a past day': '422 start_date',
    'end_date: a past day': '422 end_date',
  },
  registerCorporate: { [`pic_${NO_DOT}`]: '422 pic_email' },
  getArticle: { slug: NOT_THERE },
};

/** How the service refuses a value that the document takes, `422 email`; undefined when it takes it too. */
export function refusedByRule(operationId: OperationId, field: string, name: string): string | undefined {
  const own = rules[operationId];
  return own?.[`${field}: ${name}`] ?? own?.[field];
}
