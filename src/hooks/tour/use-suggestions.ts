import { useMemo } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { type Matches, matchSuggestions } from '@/domain/search/match-suggestions';
import { allSuggestions } from '@/domain/search/search-suggestions';
import { useTextSearch } from './use-text-search';
import { useTours } from './use-tours';

/** All tours in one response, so that every letter typed is answered at once, and without a connection. */
const EVERY_TOUR = { page: 1, limit: 100 };

const NONE: Matches = { suggestions: [], target: { text: '' }, isCorrected: false };

/** Returns everything that a search can answer with; none until it has loaded. */
export function useAllSuggestions() {
  const { data, error } = useTours(EVERY_TOUR);
  const all = useMemo(() => (data ? allSuggestions(data.data, data.facets, todayInJakarta()) : []), [data]);
  return { all, isLoading: !data && !error, hasFailed: !data && error !== undefined };
}

/**
 * Returns the suggestions for a text. Before a text without suggestions is corrected, the service is asked whether it
 * finds tours by it, because it knows the titles and places in both languages. `isPending` is true until it answers.
 */
export function useSuggestions(text: string) {
  const { all, isLoading, hasFailed } = useAllSuggestions();
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
    matches: isPending ? { ...NONE, target: { text } } : matches,
    isPending: isLoading || isPending,
    hasFailed,
  };
}
