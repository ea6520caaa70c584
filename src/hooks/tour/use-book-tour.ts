import { useApiMutation } from '../use-api-mutation';

/** Sends a booking; afterwards seats and the booking history are read again. Give the intent's key as Idempotency-Key. */
export function useBookTour() {
  return useApiMutation('bookTour', { invalidates: ['listBookings', 'listItineraries', 'getTour'] });
}
