import { type ReactNode, useState } from 'react';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { DepartureFilters } from '@/domain/tour/tour-card';
import { partyTotal } from '@/form/trip-plan/party-words';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { type ListedTour, toggleCompared } from '@/state/tour-lists';
import { Dialog } from '@/ui/controls/dialog';
import { ButtonLink } from '@/ui/static/buttons/button';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { Note } from '@/ui/static/messages/note';
import { Picture } from '@/ui/static/pictures/picture';
import { Skeleton } from '@/ui/static/skeleton';
import { Tag } from '@/ui/static/tag';
import { Seats } from '@/ui/static/tours/seats';
import { RetryNote } from '../retry-note';
import { PdfButton } from '../tour/pdf-button';
import { seatProps } from '../tour/price-and-seats';
import styles from './compare-dialog.module.css';
import { type Column, useComparison } from './use-comparison';

type CompareTableProps = {
  tours: ListedTour[];
  /** Those of the list around the comparison; its cards show the same departures. */
  filters?: DepartureFilters | undefined;
};

type CompareDialogProps = CompareTableProps & { isOpen: boolean; onClose: () => void };

/** Shows the comparison in a dialog; its code is loaded when it is first opened. */
export function CompareDialog({ tours, filters, isOpen, onClose }: CompareDialogProps) {
  const { t } = useMessages('kept');
  // The last tours stay in the table while the dialog closes.
  const [shown, setShown] = useState(tours);
  if (tours.length > 0 && tours !== shown) setShown(tours);
  return (
    <Dialog {...{ isOpen, onClose }} title={t('table.title')} closeLabel={t('common:buttons.close')} width="wide">
      <CompareTable tours={shown} filters={filters} />
    </Dialog>
  );
}

type Row = {
  name: string;
  cell: (column: Column) => ReactNode;
  /** Returns what the row compares, null while it is unknown. Rows without it are not marked as different. */
  value?: (column: Column) => string | number | null;
};

const hasDifference = (values: (string | number | null)[]) =>
  new Set(values.filter((value) => value !== null)).size > 1;

/** Shows the tours side by side, with one row per property; rows in which they differ are marked. */
export function CompareTable({ tours, filters }: CompareTableProps) {
  const { t, lang } = useMessages('kept');
  const columns = useComparison(tours, filters);
  const rows: Row[] = [
    { name: 'price', cell: (column) => <PriceCell {...column} />, value: ({ tour }) => tour.price },
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
      cell: (column) => <DatesCell {...column} />,
      value: ({ tour }) => tour.departures?.map(({ from }) => from).join() ?? null,
    },
    {
      name: 'meals',
      cell: (column) => <MealsCell {...column} />,
      value: ({ meals }) => (typeof meals === 'number' ? meals : null),
    },
    { name: 'pdf', cell: (column) => column.state === 'ready' && <PdfCell {...column} /> },
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
              {columns.map((column) => (
                <th key={column.tour.id} scope="col">
                  <TourColumnHeader {...column} />
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
function PdfCell({ tour, sampleId: itineraryId }: Column) {
  const { t, lang } = useMessages('kept');
  if (itineraryId === null && !tour.linkPdf) return <span>{t('table.unknown')}</span>;
  return (
    <PdfButton
      tour={tour}
      itineraryId={itineraryId}
      label={t('table.download')}
      size="compact"
      tourName={<span className="visually-hidden" lang={lang(tour.language)}>{` ${tour.title}`}</span>}
    />
  );
}

/** Shows which tours no longer exist and which data could not be loaded, with a retry button. */
function CompareProblems({ columns }: { columns: Column[] }) {
  const { t, lang } = useMessages('kept');
  const gone = columns.filter(({ state }) => state === 'gone');
  const failed = columns.filter(({ state, meals }) => state !== 'gone' && meals === 'failed');
  return (
    <div role="status" className={styles.problems}>
      {gone.map(({ tour }) => (
        <Note key={tour.id} tone="warning">
          <b lang={lang(tour.language)}>{tour.title}</b>: {t('table.gone')}
        </Note>
      ))}
      {failed.length > 0 && (
        <RetryNote
          tone="error"
          text={t('table.partly')}
          retry={() => {
            for (const column of failed) column.retry();
          }}
        />
      )}
    </div>
  );
}

function TourColumnHeader({ tour }: Column) {
  const { t, lang } = useMessages('kept');
  return (
    <div className={styles.header}>
      <Picture src={tour.imageUrl} alt="" sizes="240px" maxWidth={640} ratio="3/2" />
      <RoundButton
        icon="close"
        label={t('tray.remove', { tour: tour.title })}
        className={styles.remove}
        onClick={() => toggleCompared(tour)}
      />
      <span className={styles.title} lang={lang(tour.language)}>
        {withNoBreakDashes(tour.title)}
      </span>
    </div>
  );
}

/** Shows the price with the date of its departure. */
function PriceCell({ tour, state }: Column) {
  const { t, locale } = useMessages('kept');
  if (state === 'waiting') return <Skeleton width="wide" />;
  if (tour.price === null) return <span>{t('common:price.onRequest')}</span>;
  const departure = tour.departures?.find(({ isPriced }) => isPriced);
  return (
    <span className={`muted ${styles.price}`}>
      <b className="nowrap">{formatRupiah(tour.price)}</b> <span>{t('common:price.perPerson')}</span>
      {departure && <span>{t('common:price.cheapest', { date: formatDate(departure.from, locale) })}</span>}
      <span>{partyTotal(tour.party, t)}</span>
    </span>
  );
}

/** Shows the next departures with their seats. */
function DatesCell({ tour, state }: Column) {
  const { t, locale } = useMessages('kept');
  if (state === 'waiting') return <Skeleton />;
  if (!tour.departures) return <span>{t('table.notLoaded')}</span>;
  if (tour.departures.length === 0) return <span>{t('common:states.noDates')}</span>;
  return (
    <ul className={styles.dates}>
      {tour.departures.map(({ from, seat }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two departures may leave on one day, and the order is fixed
        <li key={index}>
          <span>{formatDate(from, locale)}</span>
          <Seats {...seatProps(seat, t, tour.party?.seats)} />
        </li>
      ))}
    </ul>
  );
}

function MealsCell({ meals }: Column) {
  const { t } = useMessages('kept');
  if (meals === 'waiting') return <Skeleton width="half" />;
  if (typeof meals === 'number') return <span>{t('table.mealsCount', { count: meals })}</span>;
  return <span>{t(meals === 'failed' ? 'table.notLoaded' : 'table.unknown')}</span>;
}
