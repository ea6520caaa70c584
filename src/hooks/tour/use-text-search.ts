import { useEffect, useState } from 'react';
import { useApiQuery } from '../use-api-query';
import { toursQuery } from './queries';

const PAUSE_MS = 250;
const SHOWN_TOURS = 5;

/**
 * Returns the first tours that the service finds by a text; `null` sends no request. While the text changes, the service
 * is asked at the next pause. `isPending` is true until it has answered or failed.
 */
export function useTextSearch(text: string | null) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = text !== null && asked === text;
  const { data, error } = useApiQuery(isAsked ? toursQuery({ search: text, page: 1, limit: SHOWN_TOURS }) : null);
  return { tours: data?.data, isPending: text !== null && !data && !error };
}
