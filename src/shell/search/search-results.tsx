import Link from 'next/link';
import type { MouseEvent } from 'react';
import { whatsappLink } from '@/config/brand';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { THUMBNAIL_WIDTH } from '@/lib/image-url';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { ButtonLink } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './search-box.module.css';
import type { OptionGroup, SearchOption } from './search-options';

type SearchResultsProps = {
  listId: string;
  typed: string;
  /** A sentence about the options. */
  note: string | undefined;
  groups: OptionGroup[];
  active: SearchOption | undefined;
  isUnmatched: boolean;
  isPending: boolean;
  hasFailed: boolean;
  optionId: (option: SearchOption) => string;
  open: (event: MouseEvent, option: SearchOption) => void;
  children: Elements;
};

/** Shows the list of the combobox, and announces how many suggestions it has. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, typed, note, groups, active, isUnmatched, isPending, hasFailed, optionId, open } = props;
  const { t } = useMessages();
  const suggestions = groups.flatMap((group) => group.options).filter(({ type }) => type !== 'text');
  const count = typed && !isPending && !isUnmatched ? t('find.count', { count: suggestions.length }) : '';

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
      onClick={(event) => open(event, option)}
    >
      <SearchOptionContent option={option} />
    </Link>
  );

  return (
    <div className={styles.results}>
      <p role="status" className={note ? styles.note : 'visually-hidden'}>
        {note ? (
          <>
            <span>{note}</span> <span className="visually-hidden">{count}</span>
          </>
        ) : (
          count
        )}
      </p>
      {hasFailed && <p className={styles.note}>{t('find.failed')}</p>}
      <div role="listbox" id={listId} aria-label={t('find.title')}>
        {groups.map(({ title, options, isCompact }) =>
          title ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            <div
              key={title}
              role="group"
              aria-label={title}
              className={classNames(styles.group, isCompact && styles.isCompact)}
            >
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
              {options.map(row)}
            </div>
          ) : (
            options.map(row)
          ),
        )}
      </div>
      {isPending && (
        <LoadingArea label={t('states.loading')} className={styles.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </LoadingArea>
      )}
      {isUnmatched && (
        <ButtonLink
          href={whatsappLink(t('find.ask', { text: typed }))}
          look="line"
          icon="whatsapp"
          className={styles.ask}
        >
          {t('buttons.askWhatsapp')}
        </ButtonLink>
      )}
      {props.children}
    </div>
  );
}

/** Shows the content of an option: picture or icon, label and detail. */
function SearchOptionContent({ option }: { option: SearchOption }) {
  const { label, lang, detail, icon, picture } = option;
  return (
    <>
      {picture === undefined ? (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      ) : (
        <span className={styles.picture}>
          <Picture src={picture} alt="" ratio="1/1" sizes="78px" maxWidth={THUMBNAIL_WIDTH} shape="square" />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label} lang={lang}>
          {withNoBreakDashes(label)}
        </span>
        {detail && (
          <span className="small muted tabular">
            <FactLine facts={detail} />
          </span>
        )}
      </span>
    </>
  );
}
