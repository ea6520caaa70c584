import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './choice.module.css';

/** The current choices of the enquiry; `people` and `place` are unparsed text. */
export type MiceChoice = { products: readonly string[]; people: string; place: string };

export const noChoice: MiceChoice = { products: [], people: '', place: '' };

/** Shows the current choices of the form: the services, the number of people and the place. */
export function Choice({ choice, className }: { choice: MiceChoice; className?: string }) {
  const lang = useContentLang();
  const { t } = useMessages('mice');
  const { products, people, place } = choice;
  const facts = [people && t('choice.people', { n: people }), place].filter(Boolean);
  return (
    <div className={classNames(styles.card, className)}>
      <p className={`h3 ${styles.title}`}>{t('choice.title')}</p>
      <p role="status" className="small muted">
        {products.length > 0 ? t('choice.count', { count: products.length }) : t('choice.none')}
      </p>
      {products.length > 0 && (
        <ul className={styles.products} lang={lang()}>
          {products.map((name) => (
            <li key={name}>
              <Icon name="check" size={18} className={styles.tick} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <p className={styles.facts}>
          <FactLine facts={facts} />
        </p>
      )}
    </div>
  );
}
