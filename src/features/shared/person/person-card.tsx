import type { Person } from '@sdk';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './person-card.module.css';

/** Shows a person with portrait, facts and own words, each only where the service sends it. */
export function PersonCard({ person }: { person: Person }) {
  const { t, lang } = useMessages();
  const { name, role, portrait_url: portrait, speaks, trips_led: trips, words } = person;
  const textOf = (text?: string) => text && <span lang={lang()}>{text}</span>;
  const languages = textOf(speaks?.join(', '));
  return (
    <div className={styles.card}>
      <Picture src={portrait} alt="" ratio="1/1" maxWidth={192} />
      <div>
        <p className="h4">{name}</p>
        <p className="small muted">
          <FactLine
            facts={[
              textOf(role),
              trips && t('person.trips', { count: trips }),
              languages && (
                <>
                  {t('person.speaks')} {languages}
                </>
              ),
            ]}
          />
        </p>
      </div>
      {words && (
        <q className={styles.words} lang={lang()}>
          {words}
        </q>
      )}
    </div>
  );
}
