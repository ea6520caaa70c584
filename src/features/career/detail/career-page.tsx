import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useContentLang, useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { FactLine } from '@/ui/static/fact-line';
import { JsonLd } from '@/ui/static/json-ld';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import { VacancyRows } from '../components/vacancy-rows';
import { vacancyFacts } from '../vacancy';
import type { CareerModel } from './career-model';
import styles from './career-page.module.css';
import { CareerSide } from './career-side';
import { jobPosting } from './job-posting';

export type CareerPageProps = { career: CareerModel };

/** Shows a position: tasks, requirements and the link to apply. */
export function CareerPage({ career }: CareerPageProps) {
  const lang = useContentLang();
  const { t } = useMessages('career');
  const { position, contract } = career;
  return (
    <>
      <CareerMeta career={career} />
      <Container>
        <PageHead
          crumbs={[
            { label: t('common:menu.careers'), href: routes.careers() },
            { label: position, lang: lang() },
          ]}
          title={position}
          lang={lang()}
          lead={<FactLine facts={vacancyFacts(career)} />}
          leadLang={lang()}
        />
        <div className={`stack ${styles.columns}`}>
          <CareerText career={career} />
          <CareerSide career={career} />
        </div>
      </Container>
      {career.others.length > 0 && (
        <Section
          id="others"
          ground="soft"
          title={t('detail.others')}
          action={<GoLink href={routes.careers()}>{t('detail.all')}</GoLink>}
          className="ends-page"
        >
          <VacancyRows vacancies={career.others} />
        </Section>
      )}
      <BuyBar
        label={t('detail.bar')}
        amount={<span lang={lang()}>{position}</span>}
        below={<span lang={lang()}>{contract}</span>}
      >
        <ButtonLink href={routes.careerApply(career.id)}>{t('detail.applyShort')}</ButtonLink>
      </BuyBar>
    </>
  );
}

/** Shows the position's metadata for search engines. */
function CareerMeta({ career }: { career: CareerModel }) {
  const { t } = useMessages('career');
  const language = useIndexedLanguage();
  const { position, type, contract, slug, postedAt, workplace } = career;
  return (
    <>
      <PageMeta
        title={position}
        description={t('detail.description', { position, type, contract, brand: brand.name })}
        path={routes.career(slug)}
      />
      {postedAt && workplace && (
        <JsonLd data={typeof window === 'undefined' && jobPosting(language, career, { postedAt, workplace })} />
      )}
    </>
  );
}

/** Shows the service's texts about a position; empty ones are omitted. */
function CareerText({ career }: { career: CareerModel }) {
  const lang = useContentLang();
  const { t } = useMessages('career');
  const parts = [
    { id: 'job', html: career.jobHtml },
    { id: 'requirements', html: career.requirementsHtml },
  ];
  return (
    <div className={styles.text}>
      {career.descriptionHtml && <Prose html={career.descriptionHtml} lang={lang()} className={styles.lead} />}
      {parts
        .filter(({ html }) => html)
        .map(({ id, html }) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <h2 id={id}>{t(`detail.${id}`)}</h2>
            <Prose html={html} lang={lang()} />
          </section>
        ))}
    </div>
  );
}
