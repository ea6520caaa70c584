import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { NumberedSection } from '@/features/shared/business/numbered-section';
import { ServiceMeta } from '@/features/shared/business/service-meta';
import { BleedingHead } from '@/features/shared/page-head/picture-head';
import { QuestionsSection } from '@/features/shared/questions-section';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { Section } from '@/ui/static/section';
import { Billing } from './components/billing';
import type { CorporateModel } from './corporate-model';
import styles from './corporate-page.module.css';

export type CorporatePageProps = { corporate: CorporateModel };

const STEPS = ['register', 'meet', 'agree', 'travel'];

/** Shows the page for companies: services, billing and registration. */
export function CorporatePage({ corporate }: CorporatePageProps) {
  const { t } = useMessages('corporate');
  const steps = STEPS.map((step, index) => ({
    sign: String(index + 1),
    title: t(`process.${step}.title`),
    text: t(`process.${step}.text`),
  }));
  return (
    <>
      <ServiceMeta
        title={t('title')}
        description={t('description')}
        path={routes.corporate()}
        offers={corporate.services.map((service) => service.title)}
      />
      <BleedingHead
        crumbs={[{ label: t('common:menu.corporate') }]}
        title={t('hero.title')}
        lead={t('hero.lead')}
        imageUrl={corporate.imageUrl}
      >
        <ButtonLink href={routes.corporateRegister()} size="large">
          {t('hero.register')}
        </ButtonLink>
        <GoLink href={whatsappLink(t('hero.greeting', { brand: brand.name }))}>{t('hero.ask')}</GoLink>
      </BleedingHead>
      <Services {...corporate} />
      <Billing />
      <NumberedSection id="process" title={t('process.title')} text={t('process.text')} items={steps} />
      <Industries />
      <Questions />
      <Call />
    </>
  );
}

const INDUSTRIES = ['manufacture', 'finance', 'energy', 'education', 'public'];

/** Shows industries and their travel needs; it lists types of companies, never client names. */
function Industries() {
  const { t } = useMessages('corporate');
  return (
    <Section id="industries" title={t('industries.title')} intro={t('industries.text')}>
      <dl className={styles.list}>
        {INDUSTRIES.map((industry) => (
          <div key={industry} className={styles.row}>
            <dt>{t(`industries.${industry}.title`)}</dt>
            <dd>{t(`industries.${industry}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Shows the corporate services with the texts of the API; without any, the section is omitted. */
function Services({ services, language }: Pick<CorporateModel, 'services' | 'language'>) {
  const lang = useContentLang();
  const { t } = useMessages('corporate');
  if (services.length === 0) return null;
  return (
    <Section
      id="services"
      title={t('services.title')}
      intro={t('services.text')}
      action={<GoLink href={routes.about()}>{t('services.about')}</GoLink>}
    >
      <ul className={styles.servicesList} lang={lang(language)}>
        {services.map((service) => (
          <li key={service.title}>
            <h3>{service.title}</h3>
            <p>{service.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const QUESTIONS = ['minimum', 'payment', 'visa', 'urgent', 'npwp'];

function Questions() {
  const { t } = useMessages('corporate');
  return (
    <QuestionsSection
      title={t('questions.title')}
      text={t('questions.text')}
      link={<GoLink href={routes.contact()}>{t('questions.contact')}</GoLink>}
      questions={QUESTIONS.map((key) => ({
        key,
        title: t(`questions.${key}.title`),
        text: t(`questions.${key}.text`),
      }))}
    />
  );
}

/** Shows the call to register at the end of the page, in place of the pre-footer. */
function Call() {
  const { t } = useMessages('corporate');
  return (
    <section className={styles.band} aria-labelledby="call" data-print="none">
      <Container className={styles.grid}>
        <div>
          <h2 id="call">{t('call.title')}</h2>
          <p className="lead muted">{t('call.text')}</p>
        </div>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink href={routes.corporateRegister()} size="large">
            {t('hero.register')}
          </ButtonLink>
          <GoLink href={routes.mice()}>{t('call.mice')}</GoLink>
        </div>
      </Container>
    </section>
  );
}
