import type { Person } from '@sdk';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './person.module.css';

type PersonCardProps = {
  person: Person;
  /** The level of the heading above the cards, plus one. */
  level: 3 | 4;
};

/** Shows a person with portrait, facts and own words, each only where the service sends it. */
export function PersonCard({ person, level }: PersonCardProps) {
  const { t, lang } = useMessages();
  const { name, role, portrait_url: portrait, speaks = [], regions = [], trips_led: trips, words } = person;
  const Heading = `h${level}` as const;
  const textOf = (text: string) => <span lang={lang()}>{text}</span>;
  return (
    <article className={styles.card}>
      <Picture src={portrait} alt="" ratio="1/1" sizes="88px" maxWidth={192} className={styles.portrait} />
      <div>
        <Heading className="h4">{name}</Heading>
        {(role || trips) && (
          <p className="small">
            <FactLine facts={[role && textOf(role), trips && t('person.trips', { count: trips })]} />
          </p>
        )}
        {regions.length > 0 && <p className="small muted">{textOf(regions.join(', '))}</p>}
        {speaks.length > 0 && (
          <p className="small muted">
            {t('person.speaks')} {textOf(speaks.join(', '))}
          </p>
        )}
      </div>
      {words && (
        <p className={styles.words}>
          <q lang={lang()}>{words}</q>
        </p>
      )}
    </article>
  );
}
