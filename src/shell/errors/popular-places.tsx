import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ChipLink } from '@/ui/static/buttons/chip';
import styles from './popular-places.module.css';

// The service's content is Indonesian in both languages, and so are the searches.
const places = [
  { word: 'places.japan', href: routes.tours({ search: 'Jepang' }) },
  { word: 'places.turkiye', href: routes.tours({ search: 'Turki' }) },
  { word: 'places.switzerland', href: routes.tours({ search: 'Swiss' }) },
  { word: 'places.vietnam', href: routes.tours({ search: 'Vietnam' }) },
  { word: 'places.all', href: routes.destinations() },
  { word: 'common:menu.visa', href: routes.visaAndPassport() },
  { word: 'common:menu.contact', href: routes.contact() },
];

export function PopularPlaces() {
  const { t } = useMessages('error');
  return (
    <section className={styles.places} aria-labelledby="popular-places">
      <h2 className={styles.title} id="popular-places">
        {t('places.title')}
      </h2>
      <ul className={styles.list}>
        {places.map(({ word, href }) => (
          <li key={href}>
            <ChipLink href={href}>{t(word)}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
