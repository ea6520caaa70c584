import { useMemo } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { type Matches, matchSuggestions } from '@/domain/search/match-suggestions';
import { allSuggestions } from '@/domain/search/search-suggestions';
import { LARGEST_PAGE } from '../every-row';
import { useTextSearch } from './use-text-search';
import { useTours } from './use-tours';

const NONE: Matches = { suggestions: [], target: { text: '' }, isCorrected: false };

/**
 * Returns what a search can suggest; none until it has loaded. The tours are those of one response, so that every letter
 * typed is answered at once and without a connection; the search itself finds all others.
 */
export function useAllSuggestions() {
  const { data, error } = useTours(LARGEST_PAGE);
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
