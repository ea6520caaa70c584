import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { useShare } from '@/features/shared/use-share';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { pageAddress } from '@/lib/share';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { HiringSteps } from '../components/hiring-steps';
import type { CareerModel } from './career-model';
import styles from './career-side.module.css';

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
                <dt className="small muted">{t(`detail.${name}`)}</dt>
                <dd lang={lang()}>{value}</dd>
              </div>
            ))}
          {career.postedAt && (
            <div>
              <dt className="small muted">{t('detail.posted')}</dt>
              <dd>{formatDate(career.postedAt, locale)}</dd>
            </div>
          )}
          {career.closesOn && (
            <div>
              <dt className="small muted">{t('detail.closes')}</dt>
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

/** Shows buttons to share or print a vacancy. */
function SideActions({ title }: { title: string }) {
  const { t } = useMessages('career');
  const { resultText, share } = useShare({ copied: t('detail.shared'), failed: t('detail.shareFailed') });
  return (
    <div className={`cluster ${styles.actions}`} data-print="none">
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress() })}>
        {t('common:buttons.share')}
      </Button>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
      <p role="status" className={`small muted ${styles.status}`}>
        {resultText}
      </p>
    </div>
  );
}
