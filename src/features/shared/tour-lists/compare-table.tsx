import type { ReactNode } from 'react';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import type { ListedTour } from '@/state/tour-lists';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { DatesCell, MealsCell, PriceCell, TourColumnHeader } from './compare-cells';
import { CompareProblems } from './compare-problems';
import styles from './compare-table.module.css';
import { PdfCell } from './pdf-cell';
import { type Column, useComparison } from './use-comparison';

/** Shows the tours side by side, with one row per property. */
export function CompareTable({ tours }: { tours: ListedTour[] }) {
  const { t } = useMessages('kept');
  const columns = useComparison(tours);
  const rows: [string, (column: Column) => ReactNode][] = [
    ['price', (column) => <PriceCell column={column} />],
    [
      'length',
      ({ tour }) =>
        tour.days ? t('common:trip.daysNights', { days: tour.days, nights: tour.days - 1 }) : t('table.unknown'),
    ],
    [
      'countries',
      ({ tour }) =>
        tour.countries.length > 0 ? <span lang="id">{tour.countries.join(', ')}</span> : t('table.unknown'),
    ],
    ['dates', (column) => <DatesCell column={column} />],
    ['meals', (column) => <MealsCell column={column} />],
    ['pdf', ({ tour, sampleId, state }) => state === 'ready' && <PdfCell tour={tour} itineraryId={sampleId} />],
    [
      'tour',
      ({ tour, state }) =>
        state !== 'gone' && (
          <ButtonLink href={routes.tour(tour.id)} size="compact">
            {t('table.open')}
            <span className="visually-hidden" lang="id">{` ${tour.title}`}</span>
          </ButtonLink>
        ),
    ],
  ];
  return (
    <>
      <div className={styles.scroll}>
        <table
          className={styles.table}
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
            {rows.map(([name, cell]) => (
              <tr key={name}>
                <th scope="row">{t(`table.${name}`)}</th>
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
