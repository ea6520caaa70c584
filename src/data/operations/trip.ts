import { queryKey } from '../sdk-values';

/** Reads the trip of a link for fellow travellers; `key` is the secret of the link. */
export const sharedTripQuery = (key: string) => queryKey('getSharedTrip', { header: { 'Trip-Key': key } });
