import Link from 'next/link';
import { useRouter } from 'next/router';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import { allSuggestions, matchSuggestions } from '@/domain/search/search-suggestions';
import { useTours } from '@/hooks/tour/use-tours';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { clearRecentSearches, recentSearches, recordSearch } from '@/state/recent-searches';
import { closeSearch, type SearchRequest } from '@/state/search';
import { Button } from '@/ui/static/buttons/button';
import { Icon } from '@/ui/static/pictures/icon';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './search-box.module.css';
import { SearchOptionContent } from './search-option-content';
import { optionsForMatches, optionsWithoutText, type SearchOption, textOption } from './search-options';

const MAX_LENGTH = 100;
/** All tours in one response, so that every letter typed is answered at once, and without a connection. */
const EVERY_TOUR = { page: 1, limit: 100 };

type SearchBoxProps = { request: SearchRequest; text: string; setText: (text: string) => void };

/**
 * Shows the search field with its suggestions: a combobox whose list is always open. The focus stays in the field; the
 * arrow keys choose an option, Enter opens it. Without a chosen option, Enter searches for the text.
 */
export function SearchBox({ request, text, setText }: SearchBoxProps) {
  const { t, locale } = useMessages();
  const { push } = useRouter();
  const listId = useId();
  const { data, error } = useTours(EVERY_TOUR);
  const all = useMemo(() => (data ? allSuggestions(data.data, data.facets, todayInJakarta()) : []), [data]);
  const [recent, setRecent] = useState(recentSearches);
  const [activeIndex, setActiveIndex] = useState(-1);

  const typed = text.trim();
  const context = { t, locale, filters: request.filters };
  const matches = matchSuggestions(all, typed);
  const groups = typed ? optionsForMatches(matches, context) : optionsWithoutText(all, recent, context);
  const first = typed ? [textOption(typed, context)] : [];
  const options = [...first, ...groups.flatMap((group) => group.options)];
  const optionId = (option: SearchOption) => `${listId}-${options.indexOf(option)}`;
  const active = options[activeIndex];

  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const changeText = (next: string) => {
    setText(next);
    setActiveIndex(-1);
  };
  const searchText = () => {
    if (typed) recordSearch({ label: typed, href: textOption(typed, context).href });
    closeSearch();
    if (request.submit) request.submit(typed);
    else void push(routes.tours({ search: typed, ...request.filters }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (activeId) document.getElementById(activeId)?.click();
    else searchText();
  };
  const moveWithArrows = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    // One step more than there are options leads back to the text.
    const positions = options.length + 1;
    setActiveIndex((index) => ((index + 1 + step + positions) % positions) - 1);
  };

  const row = (option: SearchOption) => (
    <Link
      key={`${option.type} ${option.href}`}
      role="option"
      id={optionId(option)}
      aria-selected={option === active}
      className={styles.option}
      href={option.href}
      prefetch={false}
      tabIndex={-1}
      onClick={(event) => {
        // Another tab or window leaves the search open.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (option.type === 'text') {
          event.preventDefault();
          return searchText();
        }
        if (option.type !== 'tour') recordSearch({ label: option.label, href: option.href });
        closeSearch();
      }}
    >
      <SearchOptionContent option={option} />
    </Link>
  );

  return (
    <search className={styles.box}>
      <form className={styles.form} action={localPath(locale, routes.tours())} onSubmit={submit}>
        <Icon name="search" />
        <input
          className={styles.input}
          name="search"
          role="combobox"
          aria-label={t('find.label')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={t('find.label')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => changeText(event.target.value)}
          onKeyDown={moveWithArrows}
          // The dialog selects the text, and the next letter would replace what was typed before the dialog opened.
          onFocus={({ target }) =>
            queueMicrotask(() => target.setSelectionRange(target.value.length, target.value.length))
          }
        />
      </form>
      <p className="visually-hidden" role="status">
        {typed && data ? t('find.count', { count: options.length - 1 }) : ''}
      </p>
      <div className={styles.results}>
        {error && !data && <p className={styles.note}>{t('find.failed')}</p>}
        <div role="listbox" id={listId} aria-label={t('find.title')}>
          {first.map(row)}
          {matches.isCorrected && <p className={styles.note}>{t('find.corrected')}</p>}
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            <div
              key={group.title}
              role="group"
              aria-label={group.title}
              className={classNames(styles.group, group.isCompact && styles.isCompact)}
            >
              <p className={styles.title} aria-hidden="true">
                {group.title}
              </p>
              {group.options.map(row)}
            </div>
          ))}
        </div>
        {!data && !error && (
          <LoadingArea label={t('states.loading')} className={styles.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="title" />
            <Skeleton shape="title" />
          </LoadingArea>
        )}
        {!typed && recent.length > 0 && (
          <Button
            look="quiet"
            size="compact"
            onClick={() => {
              clearRecentSearches();
              setRecent([]);
            }}
          >
            {t('find.clear')}
          </Button>
        )}
      </div>
    </search>
  );
}
