import type { Behaviours } from '../behaviour.ts';
import { localizedError, translate } from '../messages/messages.ts';
import { changeOwnRecord } from '../rules/trip-records.ts';
import { serializeBookingDetails } from '../serializers/booking-details.ts';

export const tripBehaviours = {
  // The file itself is not stored: it is personal data that nobody reads here.
  sendPaymentProof({ path, body, member, database: { state }, now, locale, reply }) {
    const record = changeOwnRecord(state, member, path.code);
    if (!record) return reply(404, localizedError(locale, 'bookingUnknown'));
    const file_type = typeof body.proof !== 'string' && body.proof.type === 'application/pdf' ? 'PDF' : 'JPG';
    const proof = { sent_at: now.toISOString(), state: 'received', reason: null, file_type } as const;
    record.proofs.unshift(proof);
    return reply(200, { success: true, message: translate(locale, 'proofReceived'), data: proof });
  },

  sendTripRequest({ path, body, member, database: { state }, now, locale, reply }) {
    const record = changeOwnRecord(state, member, path.code);
    if (!record) return reply(404, localizedError(locale, 'bookingUnknown'));
    const sentAt = now.toISOString();
    const request = { ...body, sent_at: sentAt, state: 'received' as const, answer: null, cost: null };
    record.requests.unshift(request);
    return reply(200, { success: true, message: translate(locale, 'requestReceived'), data: request });
  },

  createTripLink({ path, member, database: { state }, locale, reply }) {
    const record = changeOwnRecord(state, member, path.code);
    if (!record) return reply(404, localizedError(locale, 'bookingUnknown'));
    const key = crypto.randomUUID().replaceAll('-', '');
    record.key = key;
    return reply(200, { success: true, message: translate(locale, 'linkCreated'), data: { key } });
  },

  deleteTripLink({ path, member, database: { state }, locale, reply }) {
    const record = changeOwnRecord(state, member, path.code);
    if (!record) return reply(404, localizedError(locale, 'bookingUnknown'));
    record.key = null;
    return reply(200, { success: true, message: translate(locale, 'linkDeleted') });
  },

  getSharedTrip({ request, database: { state, catalogue }, locale, reply }) {
    const key = request.headers.get('trip-key');
    const booking = state.bookings.find(
      ({ history: { reservation_code: code } }) => code && state.trips[code]?.key === key,
    );
    if (!booking) return reply(404, localizedError(locale, 'linkUnknown'));
    const trip = serializeBookingDetails(booking, state, catalogue);
    return reply(200, {
      success: true,
      data: {
        package: trip.package,
        date: trip.date,
        arrival_date: trip.arrival_date,
        is_cancelled: trip.status === 'cancel',
        tour_id: trip.tour_id,
        itinerary_id: trip.itinerary_id,
        meeting: trip.meeting,
        hotels: trip.hotels,
        flights: trip.flights,
        emergency_phone: trip.emergency_phone,
        weather: trip.weather,
        packing: trip.packing,
        changes: trip.changes,
      },
    });
  },
} satisfies Partial<Behaviours>;
