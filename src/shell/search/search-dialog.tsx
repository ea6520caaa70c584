import { useRouter } from 'next/router';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { localPath, routes } from '@/config/routes';
import { useSuggestions } from '@/data/use-suggestions';
import { PartyLabel } from '@/form/trip-plan/plan-button';
import { PlanForm } from '@/form/trip-plan/plan-dialog';
import { WithPlanMessages } from '@/i18n/plan-messages';
import { useMessages } from '@/i18n/use-messages';
import { isPlainClick } from '@/lib/plain-click';
import { plainCharacters } from '@/lib/text/plain-characters';
import { clearRecentSearches, recentSearches, recordSearch } from '@/state/recent-searches';
import { closeSearch, type SearchRequest } from '@/state/search';
import { searchCorrection } from '@/state/search-correction';
import { Dialog } from '@/ui/controls/dialog';
import { Button } from '@/ui/static/buttons/button';
import { chipClass } from '@/ui/static/buttons/chip';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './search-box.module.css';
import {
  type OptionContext,
  type OptionGroup,
  optionsForMatches,
  optionsWithoutMatch,
  optionsWithoutText,
  type SearchOption,
  targetOption,
  textOption,
} from './search-options';
import { SearchResults } from './search-results';

const MAX_LENGTH = 100;

/** Shows the search with its suggestions; on phones it fills the screen. */
export function SearchDialog({ request }: { request: SearchRequest | null }) {
  const { t } = useMessages();
  // The last request stays while the dialog closes.
  const [shown, setShown] = useState<SearchRequest>({});
  const [text, setText] = useState('');
  if (request && request !== shown) {
    setShown(request);
    setText(request.text ?? '');
  }
  const cancel = () => {
    shown.onClose?.(text);
    closeSearch();
  };
  return (
    <Dialog
      isOpen={request !== null}
      onClose={cancel}
      title={t('find.title')}
      closeLabel={t('buttons.close')}
      width="search"
    >
      <SearchBox request={shown} text={text} setText={setText} />
    </Dialog>
  );
}

type SearchBoxProps = { request: SearchRequest; text: string; setText: (text: string) => void };

/**
 * Shows the search field with its suggestions: a combobox whose list is always open. The focus stays in the field; the
 * arrow keys choose an option, Enter opens it. Without a chosen option, Enter opens the first one of a typed text, which
 * is what the text means: the text itself, the text without its typing mistakes, or a time.
 */
export function SearchBox({ request, text, setText }: SearchBoxProps) {
  const { t, locale, lang } = useMessages();
  const { push } = useRouter();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const partyButton = useRef<HTMLButtonElement>(null);
  const [recent, setRecent] = useState(recentSearches);
  const [activeIndex, setActiveIndex] = useState(-1);
  // Enter was pressed before it was known what the text means.
  const [isWaiting, setIsWaiting] = useState(false);
  const [asksParty, setAsksParty] = useState(false);

  const typed = plainCharacters(text).trim();
  const { all, party, matches, isPending, hasFailed } = useSuggestions(typed);
  const context: OptionContext = {
    t,
    locale,
    lang,
    party,
    filters: request.filters,
    holidayName: ({ name, year }) => t(`find.${name}`, { year }),
  };
  const isUnmatched = typed !== '' && !isPending && !hasFailed && matches.suggestions.length === 0;
  const target = typed && !isUnmatched ? targetOption(matches, context) : null;
  const titledGroups = () => {
    if (!typed) return optionsWithoutText(all, recent, context);
    return isUnmatched ? optionsWithoutMatch(all, context) : optionsForMatches(matches, context);
  };
  const groups: OptionGroup[] = [
    { options: target ? [target] : [] },
    ...titledGroups(),
    { options: matches.isCorrected ? [textOption(typed, context)] : [] },
  ];
  const options = groups.flatMap((group) => group.options);
  const optionId = (option: SearchOption) => `${listId}-${options.indexOf(option)}`;
  const active = options[activeIndex];

  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    if (!isWaiting || isPending) return;
    setIsWaiting(false);
    form.current?.requestSubmit();
  }, [isWaiting, isPending]);

  const changeText = (next: string) => {
    setText(next);
    setActiveIndex(-1);
    setIsWaiting(false);
  };
  const searchText = (words: string) => {
    if (words === typed) searchCorrection.last = null;
    if (words) recordSearch({ label: words, href: textOption(words, context).href });
    closeSearch();
    if (request.submit) request.submit(words);
    else void push(routes.tours({ search: words, ...request.filters }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = active ?? target;
    // A second Enter does not wait for the answer.
    if (typed && !active && isPending && !isWaiting) setIsWaiting(true);
    else if (chosen) document.getElementById(optionId(chosen))?.click();
    else searchText(typed);
  };
  const open = (event: MouseEvent, option: SearchOption) => {
    // Another tab or window leaves the search open.
    if (!isPlainClick(event)) return;
    const { href, label } = option;
    const isCorrection = matches.isCorrected && option === target;
    searchCorrection.last = isCorrection ? { typed, shown: option.text ?? label, href } : null;
    if (option.text !== undefined) {
      event.preventDefault();
      return searchText(option.text);
    }
    if (option.type !== 'tour' && option.type !== 'all') recordSearch({ label, href });
    closeSearch();
  };
  const moveWithArrows = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    // One step more than there are options leads back to the text.
    const positions = options.length + 1;
    setActiveIndex((index) => ((index + 1 + step + positions) % positions) - 1);
  };
  const note = () => {
    if (isUnmatched) return t('find.none', { text: typed });
    return matches.isCorrected && target
      ? t('find.corrected', { shown: target.text ?? target.label, text: typed })
      : undefined;
  };

  return (
    <search className={styles.box}>
      <form ref={form} className={styles.form} action={localPath(locale, routes.tours())} onSubmit={submit}>
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
          onFocus={({ target: field }) =>
            queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length))
          }
        />
      </form>
      <div className={styles.party}>
        <button
          ref={partyButton}
          type="button"
          className={chipClass}
          aria-expanded={asksParty}
          onClick={() => setAsksParty(!asksParty)}
        >
          <PartyLabel />
        </button>
        {asksParty && (
          <WithPlanMessages>
            <PlanForm
              onDone={() => {
                setAsksParty(false);
                partyButton.current?.focus();
              }}
            />
          </WithPlanMessages>
        )}
      </div>
      <SearchResults
        {...{ listId, groups, optionId, open, active, typed, isUnmatched, isPending, hasFailed }}
        note={note()}
      >
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
      </SearchResults>
    </search>
  );
}
