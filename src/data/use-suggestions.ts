import { useEffect, useMemo, useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { partyOfAnswer, partyParameters } from '@/domain/party';
import { type Matches, matchSuggestions } from '@/domain/search/match-suggestions';
import { allSuggestions } from '@/domain/search/search-suggestions';
import { useTripPlan } from '@/state/trip-plan';
import { LARGEST_PAGE } from './every-row';
import { toursQuery, useTours } from './operations/tour';
import { useRead } from './use-read';

const PAUSE_MS = 250;
const SHOWN_TOURS = 5;
const NONE: Matches = { suggestions: [], target: { text: '' }, isCorrected: false };

/**
 * Returns what a search can suggest; none until it has loaded. The tours are those of one response, so that every letter
 * typed is answered at once and without a connection; the search itself finds all others.
 */
export function useAllSuggestions() {
  const { party } = useTripPlan();
  const { data, error } = useTours({ ...LARGEST_PAGE, ...partyParameters(party) });
  const all = useMemo(() => (data ? allSuggestions(data.data, data.facets, todayInJakarta()) : []), [data]);
  const isLoading = !data && !error;
  return { all, party: partyOfAnswer(data?.party), isLoading, hasFailed: !data && error !== undefined };
}

/**
 * Returns the suggestions for a text. Before a text without suggestions is corrected, the service is asked whether it
 * finds tours by it, because it knows the titles and places in both languages. `isPending` is true until it answers.
 */
export function useSuggestions(text: string) {
  const { all, party, isLoading, hasFailed } = useAllSuggestions();
  const own = useMemo(() => matchSuggestions(all, text), [all, text]);
  const isUnknown = text !== '' && all.length > 0 && (own.isCorrected || own.suggestions.length === 0);
  const { tours, isPending } = useTextSearch(isUnknown ? text : null);
  const matches = useMemo(
    () =>
      tours?.length ? { ...NONE, suggestions: allSuggestions(tours, null, todayInJakarta()), target: { text } } : own,
    [tours, own, text],
  );
  return {
    all,
    party,
    matches: isPending ? { ...NONE, target: { text } } : matches,
    isPending: isLoading || isPending,
    hasFailed,
  };
}

/**
 * Returns the first tours that the service finds by a text; `null` sends no request. While the text changes, the service
 * is asked at the next pause. `isPending` is true until it has answered or failed.
 */
function useTextSearch(text: string | null) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = text !== null && asked === text;
  const { data, error } = useRead(isAsked ? toursQuery({ search: text, page: 1, limit: SHOWN_TOURS }) : null);
  return { tours: data?.data, isPending: text !== null && !data && !error };
}
