import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { clearRecent, type ListedTour } from '@/state/tour-lists';
import { Button } from '@/ui/static/buttons/button';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import { countriesLabel } from '../tour/use-tour-card-view';
import styles from './recent-list.module.css';
import { useInPageLanguage } from './use-fresh-tours';

/** Shows a row of recently viewed tours, without prices, because these may have changed. */
export function RecentList({ tours: stored }: { tours: ListedTour[] }) {
  const tours = useInPageLanguage(stored);
  const { t, lang } = useMessages('kept');
  const forget = () => {
    clearRecent();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <Section
      id="recent"
      title={t('recent.title')}
      action={
        <Button look="quiet" size="compact" onClick={forget}>
          {t('recent.clear')}
        </Button>
      }
    >
      <ul className={styles.row}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <article className={classNames(cardClass, styles.card)}>
              <Picture src={tour.imageUrl} alt="" sizes="264px" maxWidth={640} className={cardPictureClass} />
              <p className={`small muted ${styles.meta}`}>
                <FactLine
                  facts={[countriesLabel(tour.countries, t), tour.days && t('common:trip.days', { count: tour.days })]}
                />
              </p>
              <CardLink
                href={routes.tour(tour.id)}
                title={tour.title}
                lang={lang(tour.language)}
                className={styles.title}
              />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
