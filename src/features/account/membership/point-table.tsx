import { formatDate, todayInJakarta } from '@/domain/dates';
import { formatMovement, hasRunOut, type PointKind, type PointMovement } from '@/domain/points';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { DataTable, OnSmall } from '@/ui/static/data-table';
import { Tag, type TagTone } from '@/ui/static/tag';
import styles from './membership.module.css';

const toneOf: Record<PointKind, TagTone> = { earned: 'green', used: 'blue', expired: 'sand' };

/** Shows movements as table rows: date, description, kind, expiry, points. */
export function PointTable({ rows }: { rows: PointMovement[] }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('membership');
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
  return (
    <DataTable
      caption={t('history.title')}
      columns={[
        { key: 'date', label: t('table.date'), isNoWrap: true },
        { key: 'description', label: t('table.description') },
        { key: 'status', label: t('table.status'), hidesOnSmall: true },
        { key: 'until', label: t('table.until'), isNoWrap: true, hidesOnSmall: true },
        { key: 'points', label: t('points'), isEnd: true },
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          date: formatDate(row.date, locale),
          description: (
            <>
              <span lang={lang()}>{row.description}</span>
              <OnSmall>{onSmall(row)}</OnSmall>
            </>
          ),
          status: <Tag tone={hasRunOut(row, today) ? 'sand' : toneOf[row.status]}>{t(`kind.${row.status}`)}</Tag>,
          until: lasts(row),
          points: (
            <span
              className={styles.points}
              data-sign={hasRunOut(row, today) ? 'past' : row.point > 0 ? 'plus' : 'minus'}
            >
              {formatMovement(row.point, locale)}
            </span>
          ),
        },
      }))}
    />
  );
}
