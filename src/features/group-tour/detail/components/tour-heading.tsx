import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { tripLength } from '@/domain/tour/departure';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { hydrateLater } from '@/lib/defer/hydrate-later';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import type { DetailModel } from '../detail-model';
import type { Sale } from '../use-tour-detail';
import { ActionsPlaceholder } from './actions-placeholder';
import './generated/deferred-styles';
import styles from './tour-heading.module.css';

/** The buttons to share, save and compare. */
const TourActions = hydrateLater(() => import('./tour-actions').then((part) => part.TourActions), {
  Placeholder: ActionsPlaceholder,
});

/** Shows the title and the main facts of the tour, with a link to the cheapest departure if it costs less than the chosen. */
export function TourHeading({ tour, sale }: { tour: DetailModel; sale: Sale }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('tour-detail');
  const { cheaper } = sale;
  const sample = sale.chosen ?? sale.past[0];
  const facts: { icon: IconName; title: string }[] = [
    { icon: 'pin', title: tour.countries.join(', ') },
    { icon: 'calendar', title: sample ? t('common:trip.daysNights', tripLength(sample)) : '' },
    { icon: 'meal', title: tour.meals > 0 ? t('head.mealsTotal', { count: tour.meals }) : '' },
    { icon: 'users', title: tour.capacity ? t('head.capacity', { count: tour.capacity }) : '' },
  ];
  return (
    <div className={styles.heading}>
      <div>
        <h1 className={styles.title} lang={lang()}>
          {withNoBreakDashes(tour.title)}
        </h1>
        <ul className={styles.facts}>
          {facts
            .filter(({ title }) => title)
            .map(({ icon, title }) => (
              <li key={title} className={styles.fact}>
                <Icon name={icon} size={20} className={styles.icon} />
                <span>{title}</span>
              </li>
            ))}
          {cheaper?.price != null && (
            <li className={styles.fact} data-print="none">
              <Icon name="ticket" size={20} className={styles.icon} />
              <SamePageLink href={routes.tour(tour.id, { itinerary: cheaper.id })} scroll={false}>
                {t('head.from', { price: formatRupiah(cheaper.price), date: formatDate(cheaper.from, locale) })}
              </SamePageLink>
            </li>
          )}
        </ul>
      </div>
      {/* They would store the draft's title and price on the device. */}
      {!tour.draft && (
        <div className={styles.actions} data-print="none">
          <TourActions tour={tour} sale={sale} />
        </div>
      )}
    </div>
  );
}
