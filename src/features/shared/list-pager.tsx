import type { Pagination } from '@sdk';
import { lastPage, pageNumbers } from '@/domain/pages';
import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './list-pager.module.css';

type ListPagerProps = {
  pagination: Pagination;
  href: (page: number) => string;
  /** A text about the rows per page. */
  note?: string;
};

/** Shows the pages of a list as links, with long gaps omitted; nothing if all rows fit on one page. */
export function ListPager({ pagination, href, note }: ListPagerProps) {
  const { t } = useMessages();
  const current = pagination.current_page;
  const last = lastPage(pagination);
  if (last === 1) return null;
  return (
    <nav aria-label={t('pager.label')} className={`cluster ${styles.pager}`}>
      {note && <p className="small muted">{note}</p>}
      <ul className={`cluster ${styles.list}`}>
        {current > 1 && (
          <li>
            <SamePageLink href={href(current - 1)} rel="prev" className={styles.page}>
              <Icon name="arrow-left" size={18} />
              <span className={styles.word}>{t('pager.previous')}</span>
            </SamePageLink>
          </li>
        )}
        {pageNumbers(current, last).map((page, index) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified only by its position
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <SamePageLink
                href={href(page)}
                aria-label={t('pager.page', { n: page })}
                aria-current={page === current ? 'page' : undefined}
                className={styles.page}
              >
                {page}
              </SamePageLink>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <SamePageLink href={href(current + 1)} rel="next" className={styles.page}>
              <span className={styles.word}>{t('pager.next')}</span>
              <Icon name="arrow-right" size={18} />
            </SamePageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
