import { linkedSections, type Trip, type TripPhase } from '@/domain/trip';
import { useCurrentPart } from '@/features/shared/use-current-part';
import { useMessages } from '@/i18n/use-messages';
import styles from './trip-nav.module.css';

/** Links to the sections of a trip: below the member's panel on wide screens, and otherwise a row that scrolls. */
export function TripNav({ trip, phase }: { trip: Trip; phase: TripPhase }) {
  const { t } = useMessages('trip');
  const sections = linkedSections(trip, phase);
  const current = useCurrentPart(sections);
  return (
    <nav aria-label={t('nav.label')} className={styles.place} data-print="none">
      <ul className={styles.list}>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current || undefined}>
              {t(`nav.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
