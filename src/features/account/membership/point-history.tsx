import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { pageOf } from '@/domain/pages';
import { formatMovement, hasRunOut, kindFromUrl, kindsOf, type PointKind, type PointMovement } from '@/domain/points';
import { ListPager } from '@/features/shared/list-pager';
import { useMessages } from '@/i18n/use-messages';
import { queryString } from '@/lib/query-string';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { wholeNumber } from '@/lib/whole-number';
import { ButtonLink } from '@/ui/static/buttons/button';
import { ChipLink, ChipRow } from '@/ui/static/buttons/chip';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Tag, type TagTone } from '@/ui/static/tag';
import styles from './membership.module.css';
import table from './point-table.module.css';

/** Returns the URL of a page of the history, filtered by one kind. The unfiltered first page needs no query. */
const membershipHref = (status: PointKind | null, page = 1): string =>
  `${routes.membership()}${queryString({ status, page: page > 1 ? page : null })}`;

/** Shows the point history, filtered by kind and nine rows on a page; the URL contains both. */
export function PointHistory({ history }: { history: PointMovement[] }) {
  const { t } = useMessages('membership');
  const { query } = useRouter();
  const followShallow = useShallowLinks();
  const status = kindFromUrl(query.status);
  const kinds = kindsOf(history);
  const wanted = status ? history.filter((movement) => movement.status === status) : history;
  const { rows, pagination } = pageOf(wanted, wholeNumber(query.page) ?? 1);
  const { first_item: first, last_item: last, total } = pagination;

  return (
    <section className={styles.history} aria-labelledby="point-history" onClickCapture={followShallow}>
      <div className={styles.historyHead}>
        <h2 id="point-history" tabIndex={-1} className={`h3 ${styles.historyTitle}`}>
          {t('history.title')}
        </h2>
        {(kinds.length > 1 || status) && (
          <nav aria-label={t('history.filter')} className={styles.filter}>
            <ChipRow canScroll>
              <ChipLink href={membershipHref(null)} isOn={!status}>
                {t('history.all')}
              </ChipLink>
              {kinds.map((kind) => (
                <ChipLink key={kind} href={membershipHref(kind)} isOn={kind === status}>
                  {t(`kind.${kind}`)}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
        )}
      </div>
      <p role="status" className={`micro muted ${styles.count}`}>
        {total > 0 && t('history.count', { first, last, count: total })}
      </p>
      {total > 0 && <PointTable rows={rows} />}
      {total === 0 && (
        <EmptyBlock
          headingLevel={3}
          title={t(status ? 'history.noneKindTitle' : 'history.emptyTitle')}
          text={status ? t('history.noneKindText', { kind: t(`kind.${status}`) }) : t('history.emptyText')}
          action={status && <ButtonLink href={membershipHref(null)}>{t('history.showAll')}</ButtonLink>}
        />
      )}
      <div data-focus="#point-history">
        <ListPager pagination={pagination} href={(page) => membershipHref(status, page)} />
      </div>
    </section>
  );
}

const toneOf: Record<PointKind, TagTone> = { earned: 'green', used: 'blue', expired: 'sand' };

/** Shows movements as table rows: date, description, kind, expiry, points. */
function PointTable({ rows }: { rows: PointMovement[] }) {
  const { t, locale, lang } = useMessages('membership');
  const today = todayInJakarta();
  const lasts = (row: PointMovement) => {
    if (row.status !== 'earned') return '–';
    if (!row.expired_at) return t('table.lasts');
    const date = formatDate(row.expired_at, locale);
    return hasRunOut(row, today) ? t('table.past', { date }) : date;
  };
  const onSmall = (row: PointMovement) => {
    const kind = t(`kind.${row.status}`);
    if (row.status !== 'earned') return kind;
    return row.expired_at ? t('table.earnedUntil', { kind, date: lasts(row) }) : t('table.earnedForGood', { kind });
  };
  const hidden = `${table.day} ${table.hidesOnSmall}`;
  return (
    <table className={`small tabular ${table.table}`}>
      <caption className="visually-hidden">{t('history.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={table.day}>
            {t('table.date')}
          </th>
          <th scope="col">{t('table.description')}</th>
          <th scope="col" className={table.hidesOnSmall}>
            {t('table.status')}
          </th>
          <th scope="col" className={hidden}>
            {t('table.until')}
          </th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={table.day}>
              {formatDate(row.date, locale)}
            </th>
            <td>
              <span lang={lang()}>{row.description}</span>
              {/* What small screens hide. */}
              <span className={`micro muted ${table.onSmall}`}>{onSmall(row)}</span>
            </td>
            <td className={table.hidesOnSmall}>
              <Tag tone={hasRunOut(row, today) ? 'sand' : toneOf[row.status]}>{t(`kind.${row.status}`)}</Tag>
            </td>
            <td className={hidden}>{lasts(row)}</td>
            <td>
              <span
                className={styles.points}
                data-sign={hasRunOut(row, today) ? 'past' : row.point > 0 ? 'plus' : 'minus'}
              >
                {formatMovement(row.point, locale)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
