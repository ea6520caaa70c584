import type { OperationId } from '@sdk';

// RFC 5322 allows an address without a dot in its domain; the host refuses it, because no mail reaches it.
const NO_DOT = 'email: 3 characters';
const UNKNOWN_TOKEN = '401';
const NOT_FOUND = '404';
const UNEQUAL_PASSWORDS = '422 confirm_password';
const PASSENGER_MISMATCH = '422 passengers';
const unknownId = { 'id: a trillion': NOT_FOUND };

/**
 * Values that a schema allows and a rule of the service refuses. The keys are the operation and `field: value`, or
 * `field` for all its other values; each value is the status of the response and the fields that it names.
 */
const rules: Partial<Record<OperationId, Record<string, string>>> = {
  login: { [NO_DOT]: '422 email', email: '401', password: '401' },
  register: {
    [NO_DOT]: '422 email',
    'dob: a day': '422 dob',
    password: UNEQUAL_PASSWORDS,
    confirm_password: UNEQUAL_PASSWORDS,
  },
  checkToken: { token: UNKNOWN_TOKEN },
  forgotPassword: { [NO_DOT]: '422 email' },
  resetPassword: { token: UNKNOWN_TOKEN, password: UNEQUAL_PASSWORDS, confirm_password: UNEQUAL_PASSWORDS },
  updateUser: {
    'dob: a day': '422 dob',
    'id_country: a trillion': '422 id_country',
    'id_city: missing': '200',
    id_city: '422 id_city',
    old_password: '422 old_password',
    password: UNEQUAL_PASSWORDS,
    confirm_password: UNEQUAL_PASSWORDS,
  },
  listToursOfRegional: { 'regional_id: "1e1"': NOT_FOUND, 'regional_id: a trillion': NOT_FOUND },
  getTour: { ...unknownId, 'Draft-Token': UNKNOWN_TOKEN, 'Draft-Token: missing': '200' },
  listItineraries: unknownId,
  listDayActivities: unknownId,
  getItineraryPdf: { itineraryId: NOT_FOUND },
  bookTour: {
    [`contact.${NO_DOT}`]: '422 contact.email',
    'tour_id: 1': '200',
    tour_id: NOT_FOUND,
    itinerary_id: NOT_FOUND,
    'price: missing': '200',
    price: '409 price',
    'pax.adult: 1': '200',
    'pax.adult': PASSENGER_MISMATCH,
    'pax.child: 0': '200',
    'pax.child: 20': '422 pax passengers',
    'pax.child': PASSENGER_MISMATCH,
    'pax.infant: 0': '200',
    'pax.infant: 1': PASSENGER_MISMATCH,
    'pax.infant: 20': '422 pax pax.infant passengers',
    'pax.infant': '422 pax.infant passengers',
    'passengers: 60 rows': PASSENGER_MISMATCH,
    'passengers.0.type: child': '422 passengers passengers.0.dob',
    'passengers.0.type: infant': '422 passengers passengers.0.dob',
    'passengers.0.dob: a day': '422 passengers.0.dob',
    'passengers.0.passport_expiry: a past day': '422 passengers.0.passport_expiry',
  },
  getVisaCountry: unknownId,
  sendContactMessage: { [NO_DOT]: '422 email' },
  getCareer: { slug: NOT_FOUND },
  applyForCareer: {
    [NO_DOT]: '422 email',
    'expected_salary: a trillion': '422 expected_salary',
    'id: "1e1"': NOT_FOUND,
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
  getArticle: { slug: NOT_FOUND, 'Draft-Token': UNKNOWN_TOKEN, 'Draft-Token: missing': '200' },
};

/**
 * Returns the status and the fields of the refusal of a value that the document allows, such as `422 email`; undefined
 * when the service accepts the value.
 */
export function refusedByRule(operationId: OperationId, field: string, name: string): string | undefined {
  const operationRules = rules[operationId];
  return operationRules?.[`${field}: ${name}`] ?? operationRules?.[field];
}
