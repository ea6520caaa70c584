import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { HiringSteps } from '../components/hiring-steps';
import type { CareerModel } from './career-model';
import styles from './career-side.module.css';
import { SideActions } from './side-actions';

/** Shows a summary of the position, the button to apply, and the steps that follow. */
export function CareerSide({ career }: { career: CareerModel }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('career');
  const facts = [
    { name: 'type', value: career.type },
    { name: 'contract', value: career.contract },
    { name: 'location', value: career.location },
  ];
  return (
    <aside className={styles.side} aria-label={t('detail.summary')}>
      <div className={styles.card}>
        <dl className={styles.facts}>
          {facts
            .filter(({ value }) => value)
            .map(({ name, value }) => (
              <div key={name}>
                <dt>{t(`detail.${name}`)}</dt>
                <dd lang={lang()}>{value}</dd>
              </div>
            ))}
          {career.postedAt && (
            <div>
              <dt>{t('detail.posted')}</dt>
              <dd>{formatDate(career.postedAt, locale)}</dd>
            </div>
          )}
          {career.closesOn && (
            <div>
              <dt>{t('detail.closes')}</dt>
              <dd>{formatDate(career.closesOn, locale)}</dd>
            </div>
          )}
        </dl>
        <ButtonLink href={routes.careerApply(career.id)} size="large" isWide className={styles.apply} data-print="none">
          {t('detail.apply')}
        </ButtonLink>
        <SideActions title={career.position} />
      </div>
      <section aria-labelledby="steps">
        <h2 id="steps" className={`h3 ${styles.title}`}>
          {t('steps.title')}
        </h2>
        <HiringSteps />
      </section>
    </aside>
  );
}
