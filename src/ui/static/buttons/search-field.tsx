import type { ComponentProps } from 'react';
import { Icon } from '../pictures/icon';
import styles from './search-field.module.css';
import { useFollowedValue } from './use-followed-value';

type SearchFieldProps = {
  /** The current search; a change of it replaces the text of the field. */
  value: string;
  label: string;
  placeholder: string;
  /** For a list that filters while typing. */
  onType?: (text: string) => void;
  /** Further props of the input, for a field that opens a search. */
  input?: ComponentProps<'input'>;
};

const MAX_LENGTH = 100;

/** A search field; its form reads it under the name `search` (see `searchText`). */
export function SearchField({ value, label, placeholder, onType, input }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={useFollowedValue(value)}
        name="search"
        type="search"
        defaultValue={value}
        maxLength={MAX_LENGTH}
        placeholder={placeholder}
        aria-label={label}
        onChange={onType && ((event) => onType(event.target.value))}
        {...input}
      />
    </div>
  );
}

/** Returns the search text of this form, or undefined when it is empty. */
export function searchText(form: HTMLFormElement): string | undefined {
  return (
    String(new FormData(form).get('search') ?? '')
      .trim()
      .slice(0, MAX_LENGTH) || undefined
  );
}
