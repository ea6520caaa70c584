import type { Pagination } from '@sdk';
import { lastPage, pageNumbers } from '@/domain/pages';
import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './list-pager.module.css';

type ListPagerProps = { pagination: Pagination; href: (page: number) => string; note?: string };

/** Shows the pager of a list; nothing if all rows fit on one page. */
export function ListPager({ pagination, href, note }: ListPagerProps) {
  const { t } = useMessages();
  const current = pagination.current_page;
  const last = lastPage(pagination);
  if (last === 1) return null;
  const to = (page: number, label: string) => ({ label, href: href(page) });
  const page = (number: number) => ({
    ...to(number, t('pager.page', { n: number })),
    number,
    isCurrent: number === current,
  });
  return (
    <Pager
      label={t('pager.label')}
      note={note}
      previous={current > 1 ? to(current - 1, t('pager.previous')) : undefined}
      next={current < last ? to(current + 1, t('pager.next')) : undefined}
      pages={pageNumbers(current, last).map((number) => (number === null ? 'gap' : page(number)))}
    />
  );
}

type PagerLink = { href: string; label: string };

type PagerProps = {
  label: string;
  /** `label` is the accessible name of a page ('Halaman 2'), `number` the visible text; 'gap' marks omitted pages. */
  pages: (({ number: number; isCurrent?: boolean } & PagerLink) | 'gap')[];
  previous?: PagerLink;
  next?: PagerLink;
  note?: string;
};

/** Shows the pages of a list as links, with long gaps omitted; `note` is a text about the rows per page. */
function Pager({ label, pages, previous, next, note }: PagerProps) {
  return (
    <nav aria-label={label} className={`cluster ${styles.pager}`}>
      {note && <p className="small muted">{note}</p>}
      <ul className={`cluster ${styles.list}`}>
        {previous && (
          <li>
            <SamePageLink href={previous.href} rel="prev" className={styles.page}>
              <Icon name="arrow-left" size={18} />
              <span className={styles.word}>{previous.label}</span>
            </SamePageLink>
          </li>
        )}
        {pages.map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified only by its position
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page.number}>
              <SamePageLink
                href={page.href}
                aria-label={page.label}
                aria-current={page.isCurrent ? 'page' : undefined}
                className={styles.page}
              >
                {page.number}
              </SamePageLink>
            </li>
          ),
        )}
        {next && (
          <li>
            <SamePageLink href={next.href} rel="next" className={styles.page}>
              <span className={styles.word}>{next.label}</span>
              <Icon name="arrow-right" size={18} />
            </SamePageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
