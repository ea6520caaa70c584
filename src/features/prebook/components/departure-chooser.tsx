import { routes } from '@/config/routes';
import { formatDateRange, todayInJakarta } from '@/domain/dates';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { priceProps } from '@/features/shared/tour/use-tour-card-view';
import { useTours } from '@/hooks/tour/use-tours';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { RowCard } from '@/ui/static/cards/row-card';
import { nextDepartures } from '../next-departures';
import styles from './offer.module.css';

const TOURS = { page: 1, limit: 9, available: '1' } as const;

/** Shows the next departures as links if a shared link names none; shows nothing if they cannot be loaded. */
export function DepartureChooser({ pax }: { pax: number | null }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('prebook');
  const seatLabel = useSeatLabel();
  const { data } = useTours(TOURS);
  const rows = data ? nextDepartures(data.data, todayInJakarta()) : [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="chooser" className={styles.chooser}>
      <h2 id="chooser" className="h3">
        {t('chooser.title')}
      </h2>
      <ul className={styles.choices}>
        {rows.map((row) => (
          <li key={row.id}>
            <RowCard
              view={{
                href: routes.prebook({ tour: row.tourId, itinerary: row.id, pax: pax ?? undefined }),
                title: row.title,
                meta: [t('common:trip.days', { count: row.days })],
                picture: { src: row.imageUrl, alt: '' },
                date: formatDateRange(row.from, row.to, locale),
                seats: seatLabel(row.seat),
                price: priceProps(row.price, t),
              }}
              lang={lang(row.language)}
            />
          </li>
        ))}
      </ul>
      <GoLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</GoLink>
    </section>
  );
}
