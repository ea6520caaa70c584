import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass } from '@/ui/static/cards/card-link';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { type Vacancy, vacancyFacts } from './vacancy';
import styles from './vacancy-rows.module.css';

/** Shows open positions as rows with thin lines between them; the whole row is a link. */
export function VacancyRows({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const { t, locale, lang } = useMessages('career');
  return (
    <ul className={styles.rows}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <article className={classNames(cardClass, styles.row)}>
            <div>
              <CardLink
                href={routes.career(vacancy.slug)}
                title={vacancy.position}
                lang={lang(vacancy.language)}
                className="h3"
              />
              <p className={styles.meta} lang={lang(vacancy.language)}>
                <FactLine facts={vacancyFacts(vacancy)} />
              </p>
            </div>
            <div className={styles.text}>
              <p className="muted" lang={lang(vacancy.language)}>
                {vacancy.excerpt}
              </p>
              {vacancy.postedAt && (
                <p className={`micro muted ${styles.posted}`}>
                  {t('posted', { date: formatDate(vacancy.postedAt, locale) })}
                </p>
              )}
            </div>
            <Icon name="arrow-right" className={styles.arrow} />
          </article>
        </li>
      ))}
    </ul>
  );
}
