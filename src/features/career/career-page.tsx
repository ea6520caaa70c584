import type { JobPosting } from 'schema-dts';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { addressData, agencyLogo, agencyReference } from '@/features/shared/agency-data';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useShare } from '@/features/shared/use-share';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { pageAddress } from '@/lib/share';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import styles from './career-page.module.css';
import { HiringSteps } from './hiring-steps';
import { type CareerModel, vacancyFacts } from './vacancy';
import { VacancyRows } from './vacancy-rows';

export type CareerPageProps = { career: CareerModel };

/** Shows a position: tasks, requirements and the link to apply. */
export function CareerPage({ career }: CareerPageProps) {
  const { t, lang } = useMessages('career');
  const { position, type, contract, slug, postedAt, workplace } = career;
  return (
    <>
      <PageMeta
        title={position}
        description={t('detail.description', { position, type, contract, brand: brand.name })}
        path={routes.career(slug)}
        data={
          postedAt && workplace
            ? typeof window === 'undefined' && ((language) => jobPosting(language, career, { postedAt, workplace }))
            : undefined
        }
      />
      <div className="container">
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
      </div>
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

/** Shows the service's texts about a position; empty ones are omitted. */
function CareerText({ career }: { career: CareerModel }) {
  const { t, lang } = useMessages('career');
  const parts = [
    { id: 'job', html: career.jobHtml },
    { id: 'requirements', html: career.requirementsHtml },
  ];
  return (
    <div className={styles.text}>
      {career.descriptionHtml && <Prose html={career.descriptionHtml} lang={lang()} className={styles.lead} />}
      {parts.map(
        ({ id, html }) =>
          html && (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <h2 id={id} className="h3">
                {t(`detail.${id}`)}
              </h2>
              <Prose html={html} lang={lang()} />
            </section>
          ),
      )}
    </div>
  );
}

/** Shows a summary of the position, the button to apply, and the steps that follow. */
function CareerSide({ career }: { career: CareerModel }) {
  const { t, locale, lang } = useMessages('career');
  const { resultText, share } = useShare({ copied: t('detail.shared'), failed: t('detail.shareFailed') });
  const { position, type, contract, location, postedAt, closesOn } = career;
  const facts: { name: string; value: string | null; language?: 'id' | 'en' | undefined }[] = [
    { name: 'type', value: type, language: lang() },
    { name: 'contract', value: contract, language: lang() },
    { name: 'location', value: location, language: lang() },
    { name: 'posted', value: postedAt && formatDate(postedAt, locale) },
    { name: 'closes', value: closesOn && formatDate(closesOn, locale) },
  ];
  return (
    <aside className={`stack ${styles.side}`} aria-label={t('detail.summary')}>
      <div className={styles.card}>
        <dl className={styles.facts}>
          {facts
            .filter(({ value }) => value)
            .map(({ name, value, language }) => (
              <div key={name}>
                <dt className="small muted">{t(`detail.${name}`)}</dt>
                <dd lang={language}>{value}</dd>
              </div>
            ))}
        </dl>
        <ButtonLink href={routes.careerApply(career.id)} size="large" isWide className={styles.apply} data-print="none">
          {t('detail.apply')}
        </ButtonLink>
        <div className={`cluster ${styles.actions}`} data-print="none">
          <Button look="quiet" icon="share" onClick={() => share({ title: position, url: pageAddress() })}>
            {t('common:buttons.share')}
          </Button>
          <Button look="quiet" icon="print" onClick={() => window.print()}>
            {t('detail.print')}
          </Button>
          <p role="status" className={`small muted ${styles.status}`}>
            {resultText}
          </p>
        </div>
      </div>
      <HiringSteps />
    </aside>
  );
}

const EMPLOYMENT: Record<string, string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  freelance: 'CONTRACTOR',
  magang: 'INTERN',
  internship: 'INTERN',
};

/** The facts that search engines require of a vacancy; without them it has no structured data. */
type RequiredFacts = { postedAt: string; workplace: NonNullable<CareerModel['workplace']> };

/** Returns the vacancy as schema.org's JobPosting. Every date and place in it is a field of the service. */
export function jobPosting(locale: Locale, career: CareerModel, { postedAt, workplace }: RequiredFacts) {
  const { id, position, type, closesOn, descriptionHtml, jobHtml, requirementsHtml } = career;
  const employmentType = EMPLOYMENT[type.toLowerCase()];
  return {
    '@type': 'JobPosting',
    title: position,
    description: descriptionHtml + jobHtml + requirementsHtml,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: id },
    datePosted: postedAt,
    ...(closesOn && { validThrough: closesOn }),
    ...(employmentType && { employmentType }),
    hiringOrganization: { ...agencyReference(locale), logo: agencyLogo() },
    jobLocation: { '@type': 'Place', address: addressData(workplace) },
    directApply: true,
  } satisfies JobPosting;
}
