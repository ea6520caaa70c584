import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { formatMonth, todayInJakarta } from '@/domain/dates';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { priceProps } from '@/features/shared/tour/use-tour-card-view';
import { toursQuery } from '@/hooks/tour/queries';
import { useLiveAnswer } from '@/hooks/use-live-answer';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import { DepartureBoard, DepartureLine } from '@/ui/static/tours/departure-board';
import { type BoardRow, boardRows } from '../deal-model';

/** Shows the next departures: `initialRows` from the page's data until current seats and prices have loaded. */
export function Board({ initialRows }: { initialRows: BoardRow[] }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('home');
  const seatLabel = useSeatLabel();
  const { answer } = useLiveAnswer(toursQuery({ page: limits.firstPage, limit: limits.pageSize }));
  const rows = answer ? boardRows(answer.data, todayInJakarta()) : initialRows;
  if (rows.length === 0) return null;
  return (
    <Section id="board" title={t('board.title')} action={<GoLink href={routes.tours()}>{t('board.all')}</GoLink>}>
      <DepartureBoard>
        {rows.map((row) => (
          <DepartureLine
            key={row.id}
            href={routes.tour(row.tourId, { itinerary: row.id })}
            title={row.title}
            day={String(Number(row.from.slice(8)))}
            month={formatMonth(row.from, locale)}
            length={t('common:trip.days', { count: row.days })}
            seats={seatLabel(row.seat)}
            price={priceProps(row.price, t)}
            lang={lang(row.language)}
          />
        ))}
      </DepartureBoard>
    </Section>
  );
}
