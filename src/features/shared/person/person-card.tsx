import type { Person } from '@sdk';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './person.module.css';

/** Shows a person with portrait, facts and own words, each only where the service sends it. */
export function PersonCard({ person }: { person: Person }) {
  const { t, lang } = useMessages();
  const { name, role, portrait_url: portrait, speaks, regions, trips_led: trips, words } = person;
  const textOf = (text: string) => <span lang={lang()}>{text}</span>;
  return (
    <div className={styles.card}>
      <Picture src={portrait} alt="" ratio="1/1" sizes="88px" maxWidth={192} className={styles.portrait} />
      <div>
        <p className="h4">{name}</p>
        <p className="small muted">
          <FactLine
            facts={[
              role && textOf(role),
              trips && t('person.trips', { count: trips }),
              regions?.length && textOf(regions.join(', ')),
              speaks?.length && (
                <>
                  {t('person.speaks')} {textOf(speaks.join(', '))}
                </>
              ),
            ]}
          />
        </p>
      </div>
      {words && (
        <p className={styles.words}>
          <q lang={lang()}>{words}</q>
        </p>
      )}
    </div>
  );
}
