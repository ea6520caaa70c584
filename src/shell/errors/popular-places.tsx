import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ChipLink } from '@/ui/static/buttons/chip';
import styles from './popular-places.module.css';

// The service's content is Indonesian in both languages, so the search terms are too.
const places = [
  { messageKey: 'places.japan', href: routes.tours({ search: 'Jepang' }) },
  { messageKey: 'places.turkiye', href: routes.tours({ search: 'Turki' }) },
  { messageKey: 'places.switzerland', href: routes.tours({ search: 'Swiss' }) },
  { messageKey: 'places.vietnam', href: routes.tours({ search: 'Vietnam' }) },
  { messageKey: 'places.all', href: routes.destinations() },
  { messageKey: 'common:menu.visa', href: routes.visaAndPassport() },
  { messageKey: 'common:menu.contact', href: routes.contact() },
];

export function PopularPlaces() {
  const { t } = useMessages('error');
  return (
    <section className={styles.locations} aria-labelledby="popular-places">
      <h2 className="h3" id="popular-places">
        {t('places.title')}
      </h2>
      <ul className={`cluster ${styles.list}`}>
        {places.map(({ messageKey, href }) => (
          <li key={href}>
            <ChipLink href={href}>{t(messageKey)}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
