import { routes } from '@/config/routes';
import { monthName } from '@/domain/dates';
import { ArticleCards } from '@/features/shared/article/article-cards';
import { useMessages } from '@/i18n/use-messages';
import { useTripPlan } from '@/state/trip-plan';
import { AppLink } from '@/ui/static/buttons/app-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import styles from './destination.module.css';
import { fromMonth, type RegionPage } from './region-model';

/** Shows the content below the tours of a region: travel information and the articles about it. */
export function RegionAfter({ region }: { region: RegionPage }) {
  const { t } = useMessages('tour');
  const { name, articles } = region;
  return (
    <>
      <RegionMonths {...region} />
      <RegionNotes {...region} />
      {articles.length > 0 && (
        <Section
          id="articles"
          title={t('destination.articles', { name })}
          action={<GoLink href={routes.blog()}>{t('destination.articlesAll')}</GoLink>}
        >
          <ArticleCards articles={articles} />
        </Section>
      )}
    </>
  );
}

/** Shows what is special to each month of a region, from the month of the visitor's plan on, and to its countries. */
function RegionMonths({ id, name, highlights, countries }: RegionPage) {
  const { t, lang, locale } = useMessages('tour');
  const [planned] = useTripPlan().months;
  if (highlights.length + countries.length === 0) return null;
  const rows = planned ? fromMonth(highlights, Number(planned.slice(5, 7))) : highlights;
  return (
    <Section id="months" title={t('destination.when', { name })} className={styles.notes}>
      <div className={styles.columns}>
        {rows.length > 0 && (
          <dl className={styles.months}>
            {rows.map(({ month, text }) => (
              <div key={month}>
                <dt>{monthName(month, locale)}</dt>
                <dd lang={lang()}>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {countries.length > 0 && (
          <ul className={styles.countries} lang={lang()}>
            {countries.map((country) => (
              <li key={country.id}>
                <AppLink href={routes.destination(id, { country: country.id })}>{country.name}</AppLink>
                <span className="small muted">{country.tagline}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** Shows the best months and the visas of a region. */
function RegionNotes({ name, guide, visas }: Pick<RegionPage, 'name' | 'guide' | 'visas'>) {
  const { t } = useMessages('tour');
  if (!guide && visas.length === 0) return null;
  return (
    <Section id="before" title={t('destination.before', { name })} className={styles.notes}>
      <div className={styles.columns}>
        {guide && (
          <div>
            <h3>{t('destination.best')}</h3>
            <p className={styles.best}>{guide.best}</p>
            <p className="measure">{guide.text}</p>
          </div>
        )}
        {visas.length > 0 && (
          <div>
            <h3>{t('destination.visa')}</h3>
            <ul className={styles.visas}>
              {visas.map(({ countries, entry }) => (
                <li key={countries.join()}>
                  <span>
                    {entry ? (
                      <AppLink href={routes.visaAndPassport({ country: entry.id })}>{entry.name}</AppLink>
                    ) : (
                      <span>{countries.join(', ')}</span>
                    )}
                    {entry && countries.join() !== entry.name && (
                      <span className={`small muted ${styles.members}`}>{countries.join(', ')}</span>
                    )}
                  </span>
                  <span className={`small muted ${styles.type}`}>
                    {entry ? t(`destination.visaTypes.${entry.type}`) : t('destination.visaUnknown')}
                  </span>
                </li>
              ))}
            </ul>
            <GoLink href={routes.visaAndPassport()}>{t('destination.visaAll')}</GoLink>
          </div>
        )}
      </div>
    </Section>
  );
}
