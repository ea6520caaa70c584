// Generated from openapi/ by `npm run generate`. Never edit.
import type { Operation, Shape } from '../operation.ts';

/** Operations that only read: their answers may be cached, and their calls repeated. */
export type ReadId =
  | 'getProfile'
  | 'getMembership'
  | 'listBookings'
  | 'getBooking'
  | 'listTours'
  | 'listToursOfRegional'
  | 'listRegionals'
  | 'getTour'
  | 'listItineraries'
  | 'listDayActivities'
  | 'getTourTerms'
  | 'getSharedTrip'
  | 'getPaymentTerms'
  | 'listDepartures'
  | 'getItineraryPdf'
  | 'listDeals'
  | 'listCountries'
  | 'listCities'
  | 'listBanners'
  | 'listVisaCountries'
  | 'getVisaCountry'
  | 'getPassportRequirement'
  | 'getAboutPage'
  | 'listPromotions'
  | 'listSeasons'
  | 'getContactPage'
  | 'listCareers'
  | 'getCareer'
  | 'listMiceProducts'
  | 'listArticles'
  | 'getArticle';

const Envelope = {} satisfies Shape;
const Token = { token: 1 } satisfies Shape;
const Profile = { address: 0, dob: 0, email: 1, firstName: 1, lastName: 1, fullname: 1, id_city: 0, id_country: 0, is_member_premium: 1, phone: 0, profile_pic_url: 0 } satisfies Shape;
const PointMovement = { id: 1, point: 1, description: 1, status: 1, date: 1, expired_at: 0 } satisfies Shape;
const Membership = { card: { point: 1, number: 1, first_name: 1, last_name: 1 }, history: [PointMovement] } satisfies Shape;
const BookingHistory = { package: 1, date: 1, status: 1 } satisfies Shape;
const BookingDetails = { package: 1, date: 1, status: 1, reservation_code: null } satisfies Shape;
const PaymentProof = { sent_at: 1, state: 1, reason: 0 } satisfies Shape;
const TripRequest = { kind: 1, text: 1, sent_at: 1, state: 1, answer: 0, cost: 0 } satisfies Shape;
const TripLink = { key: 1 } satisfies Shape;
const Country = { id: 1, name: 1, regional_id: 1 } satisfies Shape;
const TourCountry = { tour_id: 1, country: Country } satisfies Shape;
const Itinerary = { id: 1, type: 0, periode: 1, itinerary: 0, departure_date: 1, arrival_date: 1, duration: 0, price: 0, seat: 0, note: 0, status_deleted: 1, fake_num_of_members: 0, tour_id: 1 } satisfies Shape;
const Tour = { id: 1, title: 1, itineraryCount: 1, mainCountries: [TourCountry], itineraries: [Itinerary] } satisfies Shape;
const Pagination = { current_page: 1, first_item: 0, last_item: 0, per_page: 1, total: 1 } satisfies Shape;
const Regional = { id: 1, name: 1, imageUrl: 0, slug: 1, min_price: 0, max_price: 0, total_tours: 1, bgUrl: 0 } satisfies Shape;
const DayActivity = { id: 1, day: 1, breakfast: 1, lunch: 1, dinner: 1, detail: 1, transport: 0, itinerary_id: 1 } satisfies Shape;
const TourTerms = { updated_at: 1, key_points: [1], sections: [{ title: 1, content: 1 }] } satisfies Shape;
const SharedTrip = { package: 1, date: 1, is_cancelled: 1 } satisfies Shape;
const PaymentTerms = {} satisfies Shape;
const DepartureTour = { id: 1, title: 1, mainCountries: [TourCountry] } satisfies Shape;
const TourDeparture = { tour: DepartureTour, itinerary: Itinerary } satisfies Shape;
const MonthTotal = { month: 1, total: 1 } satisfies Shape;
const DayTotal = { date: 1, total: 1, lowest_price: 0 } satisfies Shape;
const DepartureCalendar = { month: 0, tours: 1, departing_tours: 1, total: 1, months: [MonthTotal], days: [DayTotal] } satisfies Shape;
const GuestCounts = { adult: 1, child: 1, infant: 1 } satisfies Shape;
const Reservation = { reservationCode: 1, status: 1, package: 1, departure_date: 1, arrival_date: 1, price: 0, pax: GuestCounts } satisfies Shape;
const MasterCountry = { id: 1, countryCode: 1, countryName: 1, currCode: 1 } satisfies Shape;
const City = { pkId: 1, cityCode: 1, cityName: 1, countryCode: 1 } satisfies Shape;
const Banner = { id: 1, title: 1, image: 0, link: 0, type: 1, image_url: 0 } satisfies Shape;
const VisaCountry = { id: 1, name: 1, country_code: 1, type: 1, summary: 1, image_url: 0, updated_at: 1 } satisfies Shape;
const VisaCountryDetail = { id: 1, name: 1, country_code: 1, type: 1, summary: 1, image_url: 0, updated_at: 1, documents: [{ title: 1, items: [1] }], processing_time: 0, fee: 0, stay: 0, notes: 0, official_url: 0 } satisfies Shape;
const PassportRequirement = { sections: [{ key: 1, title: 1, description: 1, documents: [1] }], fees: [{ name: 1, price: 1 }], notes: 0, updated_at: 1, official_url: 0 } satisfies Shape;
const Link = { title: 1, image_url: 0, hyperlink: 0 } satisfies Shape;
const About = { content: 1, vision: 1, mission: 1, our_services: [{ service: 1, description: 1 }], accreditations: [Link], subsidiaries: [Link], images: { vision_mission: 0, building: 0, core_values: 0, subsidiaries: 0, accreditation: 0 }, services: [1] } satisfies Shape;
const Promotion = { title: 1, image_url: 0, hyperlink: 0 } satisfies Shape;
const Season = { key: 1, title: 1, text: 1, image_url: 0, first_day: 1, last_day: 1, months: [1], country_ids: [1], departures: 1, min_price: 0 } satisfies Shape;
const ContactPage = { headline: { image_url: 0, title: 1, subtitle: 1 }, offices: [{ name: 1, address: 1, contacts: [{ type: 1, value: 1 }] }] } satisfies Shape;
const Career = { id: 1, position: 1, slug: 1, type: 1, contract: 1, description: 1, requirements: 1, job_description: 1 } satisfies Shape;
const MiceProduct = { id: 1, name: 1 } satisfies Shape;
const Article = { id: 1, title: 1, seo: { slug: 1 }, content: 1, image: 0, image_url: 0, created_at: 1 } satisfies Shape;

/**
 * Sign in.
 *
 * Answers with a bearer token. A wrong password and an unknown email address get the same 401. Wrong passwords from one address do not stop the member at another. While they come from many addresses, each 429 names a wait of at most a minute, but another one may follow until they end. They have no effect at an address where the member has signed in before.
 *
 * `POST /v1/auth/login`
 *
 * - 400: The body is not valid for its media type.
 * - 401: The email address and the password do not belong together.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field of the body is missing or unknown.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const login: Operation<'login'> = {
  id: 'login',
  method: 'POST',
  path: '/v1/auth/login',
  body: 'json',
  answer: { data: Token },
};

/**
 * Sign out.
 *
 * Ends the session of the token it is sent with. Takes no body.
 *
 * `POST /v1/auth/logout`, needs a sign-in
 *
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const logout: Operation<'logout'> = {
  id: 'logout',
  method: 'POST',
  path: '/v1/auth/logout',
  auth: true,
  answer: Envelope,
};

/**
 * Sign up.
 *
 * Makes a new member. The answer may carry a token, and then the member is signed in at once; without one, the member signs in with the new password.
 *
 * `POST /v1/auth/register`
 *
 * - 400: The body is not valid for its media type.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule, or the email address is taken.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const register: Operation<'register'> = {
  id: 'register',
  method: 'POST',
  path: '/v1/auth/register',
  body: 'json',
  answer: {},
};

/**
 * Check a token.
 *
 * Checks whether a token is still valid; used for the token in the link of a password recovery. A session's token is accepted too.
 *
 * `POST /v1/auth/checkToken`
 *
 * - 400: The body is not valid for its media type.
 * - 401: The token is unknown, used up or expired.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: The token is missing from the body, or a field is unknown.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const checkToken: Operation<'checkToken'> = {
  id: 'checkToken',
  method: 'POST',
  path: '/v1/auth/checkToken',
  body: 'json',
  answer: Envelope,
};

/**
 * Ask for a recovery link.
 *
 * Sends a link by email when the address belongs to a member. The answer is the same whether it does or not.
 *
 * `POST /v1/auth/forgot`
 *
 * - 400: The body is not valid for its media type.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: The email address is missing or invalid.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const forgotPassword: Operation<'forgotPassword'> = {
  id: 'forgotPassword',
  method: 'POST',
  path: '/v1/auth/forgot',
  body: 'json',
  answer: Envelope,
};

/**
 * Set a new password with a recovery token.
 *
 * Uses up the token of the link and ends every session of the member, who then signs in with the new password.
 *
 * `POST /v1/auth/new-password`
 *
 * - 400: The body is not valid for its media type.
 * - 401: The token is unknown, used up or expired.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A password breaks a rule, or the two differ.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const resetPassword: Operation<'resetPassword'> = {
  id: 'resetPassword',
  method: 'POST',
  path: '/v1/auth/new-password',
  body: 'json',
  answer: Envelope,
};

/**
 * The profile of the signed-in member.
 *
 * Fetched after sign-in and after every update.
 *
 * `GET /v1/modules/user/profile`, needs a sign-in
 *
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getProfile: Operation<'getProfile'> = {
  id: 'getProfile',
  method: 'GET',
  path: '/v1/modules/user/profile',
  auth: true,
  answer: { data: Profile },
};

/**
 * Change the profile, the photo or the password.
 *
 * One form of three, never mixed: fields of the profile (only those to change), a photo alone, or the old and new password. A change of password ends every token of the member. The answer may carry the new profile.
 *
 * `POST /v2/modules/user/update`, needs a sign-in
 *
 * - 400: The body is not valid for its media type.
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule, the forms are mixed, or the old password is wrong.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const updateUser: Operation<'updateUser'> = {
  id: 'updateUser',
  method: 'POST',
  path: '/v2/modules/user/update',
  auth: true,
  body: 'multipart',
  answer: {},
};

/**
 * Membership card and points.
 *
 * Loaded for every signed-in member; the menu hides the entry when the card has exactly 0 points.
 *
 * `GET /v2/modules/user/membership`, needs a sign-in
 *
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getMembership: Operation<'getMembership'> = {
  id: 'getMembership',
  method: 'GET',
  path: '/v2/modules/user/membership',
  auth: true,
  answer: { data: Membership },
};

/**
 * Bookings of the signed-in member.
 *
 * All bookings in one list, upcoming departures first by soonest date, then past ones, latest first.
 *
 * `GET /v1/modules/user/booking-history`, needs a sign-in
 *
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listBookings: Operation<'listBookings'> = {
  id: 'listBookings',
  method: 'GET',
  path: '/v1/modules/user/booking-history',
  auth: true,
  answer: { data: [BookingHistory] },
};

/**
 * One booking of the signed-in member, with its trip.
 *
 * The booking of another member is a 404, as an unknown code is.
 *
 * `GET /v1/modules/user/bookings/{code}`, needs a sign-in
 *
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 404: The member has no booking with this code.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getBooking: Operation<'getBooking'> = {
  id: 'getBooking',
  method: 'GET',
  path: '/v1/modules/user/bookings/{code}',
  auth: true,
  answer: { data: BookingDetails },
};

/**
 * Hand in the proof of a payment.
 *
 * A photo or PDF that shows the transfer. It confirms nothing by itself: its state changes once the company has compared it with the account.
 *
 * `POST /v1/modules/user/bookings/{code}/payment-proofs`, needs a sign-in
 *
 * - 400: The body is not valid for its media type.
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 404: The member has no booking with this code.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: The file is missing or not of the right kind.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const sendPaymentProof: Operation<'sendPaymentProof'> = {
  id: 'sendPaymentProof',
  method: 'POST',
  path: '/v1/modules/user/bookings/{code}/payment-proofs',
  auth: true,
  body: 'multipart',
  answer: { data: PaymentProof },
};

/**
 * Ask for a change of a booking.
 *
 * A room, a seat, a cancellation or something else. It changes nothing by itself: the company answers, and says what it costs.
 *
 * `POST /v1/modules/user/bookings/{code}/requests`, needs a sign-in
 *
 * - 400: The body is not valid for its media type.
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 404: The member has no booking with this code.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const sendTripRequest: Operation<'sendTripRequest'> = {
  id: 'sendTripRequest',
  method: 'POST',
  path: '/v1/modules/user/bookings/{code}/requests',
  auth: true,
  body: 'json',
  answer: { data: TripRequest },
};

/**
 * Make a link for fellow travellers.
 *
 * Returns the key of a link with which `getSharedTrip` shows the trip. A booking has one link: a new key ends the one before. The key is a secret, and no later answer repeats it.
 *
 * `POST /v1/modules/user/bookings/{code}/link`, needs a sign-in
 *
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 404: The member has no booking with this code.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const createTripLink: Operation<'createTripLink'> = {
  id: 'createTripLink',
  method: 'POST',
  path: '/v1/modules/user/bookings/{code}/link',
  auth: true,
  answer: { data: TripLink },
};

/**
 * Withdraw the link for fellow travellers.
 *
 * From then on its key is unknown. Without a link it succeeds too.
 *
 * `DELETE /v1/modules/user/bookings/{code}/link`, needs a sign-in
 *
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 404: The member has no booking with this code.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const deleteTripLink: Operation<'deleteTripLink'> = {
  id: 'deleteTripLink',
  method: 'DELETE',
  path: '/v1/modules/user/bookings/{code}/link',
  auth: true,
  answer: Envelope,
};

/**
 * Group tours of all regions.
 *
 * One page of the tours that pass all filters. Different filters are joined by and, repeated values of one filter by or. `month`, `first_day`, `last_day` and `available` also choose departures: each tour is filtered and sorted by the price of the cheapest upcoming departure that they leave, which is among its `itineraries` or is its `lowestItinerary`. With `adults` that is the cheapest with seats for the party, and `party` repeats it. A page beyond the last answers 200 with empty `data`. The counts in `pagination.total` and `facets` do not depend on `page`, `limit` and `sort`: a client that needs no more than the counts asks for `limit=1`.
 *
 * `GET /v1/modules/tour/tours/regional`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listTours: Operation<'listTours'> = {
  id: 'listTours',
  method: 'GET',
  path: '/v1/modules/tour/tours/regional',
  answer: { data: [Tour], pagination: Pagination },
};

/**
 * Group tours of one region.
 *
 * As listTours, within one region. A region without tours answers 200 with empty `data`.
 *
 * `GET /v1/modules/tour/tours/regional/{regional_id}`
 *
 * - 404: No region has this id.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listToursOfRegional: Operation<'listToursOfRegional'> = {
  id: 'listToursOfRegional',
  method: 'GET',
  path: '/v1/modules/tour/tours/regional/{regional_id}',
  answer: { data: [Tour], pagination: Pagination },
};

/**
 * Regions of the world.
 *
 * All regions in one list. Those with 0 tours are sent too; the site hides them and sorts the rest by tours, most first.
 *
 * `GET /v1/modules/tour/regionals`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listRegionals: Operation<'listRegionals'> = {
  id: 'listRegionals',
  method: 'GET',
  path: '/v1/modules/tour/regionals',
  answer: { data: [Regional] },
};

/**
 * One tour with all its departures.
 *
 * A tour that can still be opened although all its departures are past answers 200.
 *
 * `GET /v1/modules/tour/{id}/detail`
 *
 * - 401: The draft token is not the one of the service, or the service has none.
 * - 404: No tour has this id.
 * - 422: The id is not a whole number in range, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getTour: Operation<'getTour'> = {
  id: 'getTour',
  method: 'GET',
  path: '/v1/modules/tour/{id}/detail',
  answer: { data: Tour },
};

/**
 * Departures of one tour.
 *
 * All departures: upcoming ones first, soonest first, then past ones, latest first. Clients load them again in the browser, because prices and seats change.
 *
 * `GET /v1/modules/tour/{id}/itineraries`
 *
 * - 404: No tour has this id.
 * - 422: The id is not a whole number in range, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listItineraries: Operation<'listItineraries'> = {
  id: 'listItineraries',
  method: 'GET',
  path: '/v1/modules/tour/{id}/itineraries',
  answer: { data: [Itinerary] },
};

/**
 * Day by day programme of a departure.
 *
 * Sorted by day. A departure whose programme is not written yet answers 200 with empty `data`.
 *
 * `GET /v1/modules/tour/tours/itinerary/{id}/day-activities`
 *
 * - 404: No departure has this id.
 * - 422: The id is not a whole number in range, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listDayActivities: Operation<'listDayActivities'> = {
  id: 'listDayActivities',
  method: 'GET',
  path: '/v1/modules/tour/tours/itinerary/{id}/day-activities',
  answer: { data: [DayActivity] },
};

/**
 * Terms and conditions of a booking.
 *
 * The same for all tours; what a single tour includes is in its `term`.
 *
 * `GET /v1/modules/tour/tours/terms`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getTourTerms: Operation<'getTourTerms'> = {
  id: 'getTourTerms',
  method: 'GET',
  path: '/v1/modules/tour/tours/terms',
  answer: { data: TourTerms },
};

/**
 * A trip by the key of its link.
 *
 * What a fellow traveller needs: no names, no passports, no payments and no reservation code. A withdrawn or unknown key is a 404. No cache may keep the answer.
 *
 * `GET /v1/modules/tour/shared-trip`
 *
 * - 404: There is no link with this key, or it was withdrawn.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getSharedTrip: Operation<'getSharedTrip'> = {
  id: 'getSharedTrip',
  method: 'GET',
  path: '/v1/modules/tour/shared-trip',
  answer: { data: SharedTrip },
};

/**
 * Where bookings are paid and what a cancellation costs.
 *
 * The same for all tours; amounts and days of a booking are in its `payment`.
 *
 * `GET /v1/modules/tour/tours/payment-terms`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getPaymentTerms: Operation<'getPaymentTerms'> = {
  id: 'getPaymentTerms',
  method: 'GET',
  path: '/v1/modules/tour/tours/payment-terms',
  answer: { data: PaymentTerms },
};

/**
 * Departures of all tours by month and day.
 *
 * The upcoming departures of the tours that pass all filters, which are those of listTours; `month`, `first_day`, `last_day` and `available` select the departures too. `calendar` has the number of departures of every month and of every day of one month. `data` has the departures of that month, or of `day`, soonest first and on one day by the title of the tour.
 *
 * `GET /v1/modules/tour/tours/departures`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listDepartures: Operation<'listDepartures'> = {
  id: 'listDepartures',
  method: 'GET',
  path: '/v1/modules/tour/tours/departures',
  answer: { data: [TourDeparture], pagination: Pagination, calendar: DepartureCalendar },
};

/**
 * Book a departure.
 *
 * Records a booking for the signed-in member with status `booking` and takes the seats. Nothing is paid here. Too few seats left is a 409 with `errors.pax`, another price than the agreed one a 409 with `errors.price`; the rest of the booking need not change for another departure.
 *
 * `POST /v1/modules/tour/tours/booking`, needs a sign-in
 *
 * - 400: The body is not valid for its media type.
 * - 401: No bearer token, or one that is unknown or has expired.
 * - 403: The service accepts no booking of this member now; `message` says why.
 * - 404: No such tour, or no such departure of it.
 * - 409: Too few seats are left, the departure has another price than the agreed one, or the Idempotency-Key belongs to another booking.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule, the party is too large, or passengers and heads do not fit together.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const bookTour: Operation<'bookTour'> = {
  id: 'bookTour',
  method: 'POST',
  path: '/v1/modules/tour/tours/booking',
  auth: true,
  body: 'json',
  takesIdempotencyKey: true,
  answer: { data: { reservation: Reservation } },
};

/**
 * The programme of a departure as a PDF.
 *
 * Answers with the bytes of the document. Clients save it as "Itinerary - " and the tour's title. Failures are JSON as everywhere.
 *
 * `GET /v2/modules/page/tour/pdf/{itineraryId}`
 *
 * - 404: No departure has this id.
 * - 422: The id is not a whole number in range, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getItineraryPdf: Operation<'getItineraryPdf'> = {
  id: 'getItineraryPdf',
  method: 'GET',
  path: '/v2/modules/page/tour/pdf/{itineraryId}',
  accept: 'application/pdf, application/json',
};

/**
 * Hot deals.
 *
 * Deals in the shape of a Tour. The title is the deal's; `tourId` and `tour` point to the tour it is for, and `lowestItinerary` is the departure it is about. That departure is sold at the price of the deal wherever it appears; what it costs without the deal is in `tour.price`. A deal whose departure is full is not in the list.
 *
 * `GET /v1/modules/master/deals`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listDeals: Operation<'listDeals'> = {
  id: 'listDeals',
  method: 'GET',
  path: '/v1/modules/master/deals',
  answer: { data: [Tour] },
};

/**
 * Countries of the world.
 *
 * For addresses and nationalities; Indonesia first, the others by name.
 *
 * `GET /v1/modules/master/countries`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listCountries: Operation<'listCountries'> = {
  id: 'listCountries',
  method: 'GET',
  path: '/v1/modules/master/countries',
  answer: { data: [MasterCountry] },
};

/**
 * Cities of a country.
 *
 * For addresses. A country without cities in the list answers 200 with empty `data`.
 *
 * `GET /v1/modules/master/cities`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listCities: Operation<'listCities'> = {
  id: 'listCities',
  method: 'GET',
  path: '/v1/modules/master/cities',
  answer: { data: [City] },
};

/**
 * Banners.
 *
 * All banners in the order to show them; `type` says where.
 *
 * `GET /v1/modules/banners`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listBanners: Operation<'listBanners'> = {
  id: 'listBanners',
  method: 'GET',
  path: '/v1/modules/banners',
  answer: { data: [Banner] },
};

/**
 * Visa rules by country.
 *
 * One line per country; the documents are in getVisaCountry.
 *
 * `GET /v2/modules/page/visa/country`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listVisaCountries: Operation<'listVisaCountries'> = {
  id: 'listVisaCountries',
  method: 'GET',
  path: '/v2/modules/page/visa/country',
  answer: { data: [VisaCountry] },
};

/**
 * Visa rules of one country.
 *
 * Documents, time, fee and notes. A visa is always the embassy's decision.
 *
 * `GET /v2/modules/page/visa/country/{id}`
 *
 * - 404: No country with visa rules has this id.
 * - 422: The id is not a whole number in range, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getVisaCountry: Operation<'getVisaCountry'> = {
  id: 'getVisaCountry',
  method: 'GET',
  path: '/v2/modules/page/visa/country/{id}',
  answer: { data: VisaCountryDetail },
};

/**
 * How to get a passport.
 *
 * Documents for a new, renewed, child's or lost passport, and the fees.
 *
 * `GET /v2/modules/page/passport-requirement`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getPassportRequirement: Operation<'getPassportRequirement'> = {
  id: 'getPassportRequirement',
  method: 'GET',
  path: '/v2/modules/page/passport-requirement',
  answer: { data: PassportRequirement },
};

/**
 * About the company.
 *
 * Vision, mission, services, accreditations and subsidiaries.
 *
 * `GET /v2/modules/page/about`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getAboutPage: Operation<'getAboutPage'> = {
  id: 'getAboutPage',
  method: 'GET',
  path: '/v2/modules/page/about',
  answer: { data: About },
};

/**
 * Promotions.
 *
 * All running promotions in the order to show them.
 *
 * `GET /v2/modules/page/promotion`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listPromotions: Operation<'listPromotions'> = {
  id: 'listPromotions',
  method: 'GET',
  path: '/v2/modules/page/promotion',
  answer: { data: [Promotion] },
};

/**
 * Seasons in which Indonesians travel.
 *
 * The running or next Lebaran, school holidays, year end, sakura and snow, soonest first. Each counts its departures from today on that have seats for the party, or seats on request. A season whose departures have all left comes again with its days of the next year.
 *
 * `GET /v2/modules/page/seasons`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listSeasons: Operation<'listSeasons'> = {
  id: 'listSeasons',
  method: 'GET',
  path: '/v2/modules/page/seasons',
  answer: { data: [Season] },
};

/**
 * Offices and contact headline.
 *
 * The offices, and the headline that the top bar shows on every page.
 *
 * `GET /v2/modules/page/contact`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getContactPage: Operation<'getContactPage'> = {
  id: 'getContactPage',
  method: 'GET',
  path: '/v2/modules/page/contact',
  answer: { data: ContactPage },
};

/**
 * Send a message.
 *
 * Anybody may write; the answer only says that the message has arrived.
 *
 * `POST /v2/modules/page/contact`
 *
 * - 400: The body is not valid for its media type.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const sendContactMessage: Operation<'sendContactMessage'> = {
  id: 'sendContactMessage',
  method: 'POST',
  path: '/v2/modules/page/contact',
  body: 'json',
  answer: Envelope,
};

/**
 * Open positions.
 *
 * All of them in one list, the newest first.
 *
 * `GET /v2/modules/page/career`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listCareers: Operation<'listCareers'> = {
  id: 'listCareers',
  method: 'GET',
  path: '/v2/modules/page/career',
  answer: { data: [Career] },
};

/**
 * One open position.
 *
 * By its slug; a position that is no longer open answers 404.
 *
 * `GET /v2/modules/page/career/{slug}`
 *
 * - 404: No open position has this slug or id.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getCareer: Operation<'getCareer'> = {
  id: 'getCareer',
  method: 'GET',
  path: '/v2/modules/page/career/{slug}',
  answer: { data: Career },
};

/**
 * Apply for a position.
 *
 * Takes the application with its file. The id 0 stands for a general application without a position. The answer may carry a reference.
 *
 * `POST /v2/modules/page/career/{id}/apply`
 *
 * - 400: The body is not valid for its media type.
 * - 404: No open position has this slug or id.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule, or the file is not of the right kind.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const applyForCareer: Operation<'applyForCareer'> = {
  id: 'applyForCareer',
  method: 'POST',
  path: '/v2/modules/page/career/{id}/apply',
  body: 'multipart',
  answer: {},
};

/**
 * Kinds of events.
 *
 * The kinds of events that an enquiry can select.
 *
 * `GET /v2/modules/page/mice`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listMiceProducts: Operation<'listMiceProducts'> = {
  id: 'listMiceProducts',
  method: 'GET',
  path: '/v2/modules/page/mice',
  answer: { data: [MiceProduct] },
};

/**
 * Ask for an event.
 *
 * Records the enquiry; our team answers it by email or phone.
 *
 * `POST /v2/modules/page/mice`
 *
 * - 400: The body is not valid for its media type.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule, or the event ends before it starts.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const bookMice: Operation<'bookMice'> = {
  id: 'bookMice',
  method: 'POST',
  path: '/v2/modules/page/mice',
  body: 'json',
  answer: Envelope,
};

/**
 * Register a company.
 *
 * Records the company's wish to travel on account; our team calls the contact person.
 *
 * `POST /v1/modules/corporate/register`
 *
 * - 400: The body is not valid for its media type.
 * - 413: The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is.
 * - 415: The body has a media type that this operation does not take.
 * - 422: A field breaks a rule.
 * - 429: The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const registerCorporate: Operation<'registerCorporate'> = {
  id: 'registerCorporate',
  method: 'POST',
  path: '/v1/modules/corporate/register',
  body: 'json',
  answer: Envelope,
};

/**
 * Articles of the blog.
 *
 * One page, the newest first. A page beyond the last answers 200 with empty `data`. Each word of `search` must stand in the title, the keywords or the content of an article, in Indonesian or English and with or without accents.
 *
 * `GET /v1/modules/articles`
 *
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const listArticles: Operation<'listArticles'> = {
  id: 'listArticles',
  method: 'GET',
  path: '/v1/modules/articles',
  answer: { data: [Article], pagination: Pagination },
};

/**
 * One article.
 *
 * By the slug in its `seo`.
 *
 * `GET /v1/modules/article/{slug}`
 *
 * - 401: The draft token is not the one of the service, or the service has none.
 * - 404: No article has this slug.
 * - 422: A parameter breaks a rule, or a query parameter is not known.
 * - 500: The service failed; trying again later may help.
 * - 503: The service cannot answer now; `Retry-After`, when it is sent, says when to try again.
 */
export const getArticle: Operation<'getArticle'> = {
  id: 'getArticle',
  method: 'GET',
  path: '/v1/modules/article/{slug}',
  answer: { data: Article },
};
