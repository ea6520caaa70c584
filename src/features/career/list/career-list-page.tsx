import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { HiringSteps } from '../components/hiring-steps';
import type { CareerListModel } from './career-list-model';
import styles from './career-list-page.module.css';
import { Openings } from './openings';

export type CareerListPageProps = { careers: CareerListModel };

/** Shows reasons to work here, the open positions, and a link to apply without one. */
export function CareerListPage({ careers: { vacancies, imageUrl } }: CareerListPageProps) {
  const { t } = useMessages('career');
  return (
    <>
      <PageMeta
        title={t('list.title')}
        description={t('list.description', { brand: brand.name })}
        path={routes.careers()}
      />
      <BoxedHead
        crumbs={[{ label: t('common:menu.careers') }]}
        title={t('list.headline')}
        lead={t('list.lead')}
        imageUrl={imageUrl}
      >
        {vacancies.length > 0 ? (
          <>
            <ButtonLink href="#openings">{t('list.see', { count: vacancies.length })}</ButtonLink>
            <GoLink href={routes.careerApply()}>{t('general.action')}</GoLink>
          </>
        ) : (
          <ButtonLink href={routes.careerApply()}>{t('general.action')}</ButtonLink>
        )}
      </BoxedHead>
      <Openings vacancies={vacancies} />
      <Reasons />
      {vacancies.length > 0 && <GeneralApplication />}
    </>
  );
}

/** Shows a link to a general application for visitors who found no suitable position. */
function GeneralApplication() {
  const { t } = useMessages('career');
  return (
    <section className={styles.band} aria-labelledby="general" data-print="none">
      <Container className={styles.row}>
        <div>
          <h2 id="general">{t('general.title')}</h2>
          <p className={styles.text}>{t('general.text')}</p>
        </div>
        <ButtonLink href={routes.careerApply()} look="second" size="large">
          {t('general.action')}
        </ButtonLink>
      </Container>
    </section>
  );
}

const REASONS = ['written', 'judged', 'days', 'learn'];

/** Shows reasons to work here and the steps of an application. */
function Reasons() {
  const { t } = useMessages('career');
  return (
    <section className="soft-band" aria-labelledby="reasons">
      <Container className={styles.grid}>
        <div>
          <h2 id="reasons">{t('reasons.title')}</h2>
          <dl className={styles.reasons}>
            {REASONS.map((reason) => (
              <div key={reason}>
                <dt>{t(`reasons.${reason}.title`)}</dt>
                <dd>{t(`reasons.${reason}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section aria-labelledby="steps">
          <h2 id="steps" className={`h3 ${styles.stepsTitle}`}>
            {t('steps.title')}
          </h2>
          <HiringSteps />
        </section>
      </Container>
    </section>
  );
}
