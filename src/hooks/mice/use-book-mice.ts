import { useApiMutation } from '../use-api-mutation';

/** Sends an enquiry for an event. */
export const useBookMice = () => useApiMutation('bookMice');
