import type { ReactNode } from 'react';
import { routes } from '@/config/routes';
import { itineraryPdfUrl } from '@/hooks/tour/use-itinerary-pdf';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import type { ListedTour } from '@/state/tour-lists';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Tag } from '@/ui/static/tag';
import { PdfButton } from '../tour/pdf-button';
import { DatesCell, MealsCell, PriceCell, TourColumnHeader } from './compare-cells';
import { CompareProblems } from './compare-problems';
import styles from './compare-table.module.css';
import type { ComparedTour } from './compared-tour';
import { type Column, useComparison } from './use-comparison';

type Row = {
  name: string;
  cell: (column: Column) => ReactNode;
  /** Returns what the row compares, null while it is unknown. Rows without it are not marked as different. */
  value?: (column: Column) => string | number | null;
};

const hasDifference = (values: (string | number | null)[]) =>
  new Set(values.filter((value) => value !== null)).size > 1;

/** Shows the tours side by side, with one row per property; rows in which they differ are marked. */
export function CompareTable({ tours }: { tours: ListedTour[] }) {
  const lang = useContentLang();
  const { t } = useMessages('kept');
  const columns = useComparison(tours);
  const rows: Row[] = [
    { name: 'price', cell: (column) => <PriceCell column={column} />, value: ({ tour }) => tour.price },
    {
      name: 'length',
      cell: ({ tour }) =>
        tour.days ? t('common:trip.daysNights', { days: tour.days, nights: tour.days - 1 }) : t('table.unknown'),
      value: ({ tour }) => tour.days,
    },
    {
      name: 'countries',
      cell: ({ tour }) =>
        tour.countries.length > 0 ? (
          <span lang={lang(tour.language)}>{tour.countries.join(', ')}</span>
        ) : (
          t('table.unknown')
        ),
      value: ({ tour }) => tour.countries.join(', ') || null,
    },
    {
      name: 'dates',
      cell: (column) => <DatesCell column={column} />,
      value: ({ tour }) => tour.departures?.map(({ from }) => from).join() ?? null,
    },
    { name: 'meals', cell: (column) => <MealsCell column={column} />, value: ({ meals }) => meals.count },
    {
      name: 'pdf',
      cell: ({ tour, sampleId, state }) => state === 'ready' && <PdfCell tour={tour} itineraryId={sampleId} />,
    },
    {
      name: 'tour',
      cell: ({ tour, state }) =>
        state !== 'gone' && (
          <ButtonLink href={routes.tour(tour.id, { itinerary: tour.departureId })} size="compact" look="line">
            {t('table.open')}
            <span className="visually-hidden" lang={lang(tour.language)}>{` ${tour.title}`}</span>
          </ButtonLink>
        ),
    },
  ];
  return (
    <>
      {columns.length > 2 && <p className={`small muted ${styles.hint}`}>{t('table.swipe')}</p>}
      <div className={styles.scroll}>
        <table
          className={`small tabular ${styles.table}`}
          data-columns={columns.length}
          aria-label={t('table.title')}
          aria-busy={columns.some(({ state }) => state === 'waiting')}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('table.what')}</span>
              </th>
              {columns.map(({ tour }) => (
                <th key={tour.id} scope="col">
                  <TourColumnHeader tour={tour} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell, value }) => (
              <tr key={name}>
                <th scope="row">
                  <span>{t(`table.${name}`)}</span>{' '}
                  {value && hasDifference(columns.map(value)) && <Tag tone="amber">{t('table.differs')}</Tag>}
                </th>
                {columns.map((column) => (
                  <td key={column.tour.id}>{cell(column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CompareProblems columns={columns} />
    </>
  );
}

/** Shows a button for the itinerary as a PDF: that of a departure if there is one, otherwise the ready-made file. */
function PdfCell({ tour, itineraryId }: { tour: ComparedTour; itineraryId: number | null }) {
  const lang = useContentLang();
  const { t } = useMessages('kept');
  if (itineraryId === null && !tour.linkPdf) return <span>{t('table.unknown')}</span>;
  return (
    <PdfButton
      tour={tour}
      itineraryId={itineraryId}
      labels={{ idle: t('table.download'), preparing: t('table.preparing'), ready: t('table.ready') }}
      toastTexts={{ ready: t('table.ready'), failed: t('table.notLoaded') }}
      size="compact"
      tourName={
        <span className="visually-hidden" lang={lang(tour.language)}>
          {` ${tour.title}`}
        </span>
      }
      status={(state) => (
        <>
          {state === 'failed' && (
            <>
              <span>{`${t('table.notLoaded')}.`}</span>{' '}
              {itineraryId !== null && <a href={itineraryPdfUrl(itineraryId)}>{t('table.direct')}</a>}
            </>
          )}
          {state === 'ready' && <span className="visually-hidden">{t('table.ready')}</span>}
        </>
      )}
    />
  );
}
