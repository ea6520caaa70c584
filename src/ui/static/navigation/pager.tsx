import { SamePageLink } from '../buttons/same-page-link';
import { Icon } from '../pictures/icon';
import styles from './pager.module.css';

type PagerLink = { href: string; label: string };

type PagerProps = {
  label: string;
  /** Screen readers read the label of a page ('Halaman 2'), the number is shown. 'gap' stands for omitted pages. */
  pages: (({ number: number; isCurrent?: boolean } & PagerLink) | 'gap')[];
  previous?: PagerLink;
  next?: PagerLink;
  note?: string;
};

/** The pages of a list as links, with long gaps omitted; `note` says how many rows a page has. */
export function Pager({ label, pages, previous, next, note }: PagerProps) {
  return (
    <nav aria-label={label} className={styles.pager}>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.list}>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
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
