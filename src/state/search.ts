import type { SyntheticEvent } from 'react';
import { proxy } from 'valtio';

/** Filters of a list, as its address writes them. */
export type SearchFilters = Readonly<Record<string, string | readonly string[]>>;

/** The search that a field opens. */
export type SearchRequest = {
  /** The text typed so far. */
  text?: string;
  /** Filters of the list, set beside the field, which a chosen country or month is added to. */
  filters?: SearchFilters;
  /** Searches for the text; without it the list of all tours opens. */
  submit?: (text: string) => void;
  /** Called with the typed text when the search is closed without a choice. */
  onClose?: (text: string) => void;
};

/** The open search; null when it is closed. */
export const searchState = proxy<{ request: SearchRequest | null }>({ request: null });

/** Opens the search dialog. */
export function openSearch(request: SearchRequest = {}): void {
  searchState.request = request;
}

export function closeSearch(): void {
  searchState.request = null;
}

/**
 * Returns the props of a field that opens the search with suggestions when it is pressed or typed into; the text moves
 * into the search, and back when it is closed. `request` receives the field's form.
 */
export function searchFieldProps(
  request: (form: HTMLFormElement | null) => Pick<SearchRequest, 'filters' | 'submit'> = () => ({}),
) {
  const open = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) =>
    openSearch({
      ...request(field.form),
      text: field.value,
      onClose: (text) => {
        field.value = text;
      },
    });
  return { autoComplete: 'off', 'aria-haspopup': 'dialog', onClick: open, onInput: open } as const;
}
