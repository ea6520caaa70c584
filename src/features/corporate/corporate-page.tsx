import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import { NumberedSection, ServiceMeta } from '@/features/shared/business/service-page';
import { BleedingHead } from '@/features/shared/page-head/picture-head';
import { QuestionsSection } from '@/features/shared/questions-section';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import { Section } from '@/ui/static/section';
import type { CorporateModel } from './corporate-model';
import styles from './corporate-page.module.css';

const STEPS = ['register', 'meet', 'agree', 'travel'];
/** Types of companies with their travel needs, never names of clients. */
const INDUSTRIES = ['manufacture', 'finance', 'energy', 'education', 'public'];
const QUESTIONS = ['minimum', 'payment', 'visa', 'urgent', 'npwp'];

/** Shows the page for companies: services, billing and registration. */
export function CorporatePage({ corporate: { imageUrl, services, language } }: { corporate: CorporateModel }) {
  const { t, lang } = useMessages('corporate');
  const steps = STEPS.map((step) => ({ title: t(`process.${step}.title`), text: t(`process.${step}.text`) }));
  const questions = QUESTIONS.map((key) => ({
    key,
    title: t(`questions.${key}.title`),
    text: t(`questions.${key}.text`),
  }));
  const register = (
    <ButtonLink href={routes.corporateRegister()} size="large">
      {t('hero.register')}
    </ButtonLink>
  );
  return (
    <>
      <ServiceMeta
        title={t('title')}
        description={t('description')}
        path={routes.corporate()}
        offers={services.map(({ title }) => title)}
      />
      <BleedingHead
        crumbs={[{ label: t('common:menu.corporate') }]}
        title={t('hero.title')}
        lead={t('hero.lead')}
        imageUrl={imageUrl}
      >
        {register}
        <GoLink href={whatsappLink(t('hero.greeting', { brand: brand.name }))}>{t('hero.ask')}</GoLink>
      </BleedingHead>
      {services.length > 0 && (
        <Section
          id="services"
          title={t('services.title')}
          intro={t('services.text')}
          action={<GoLink href={routes.about()}>{t('services.about')}</GoLink>}
        >
          <ul className={`stack ${styles.servicesList}`} lang={lang(language)}>
            {services.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Billing />
      <NumberedSection id="process" title={t('process.title')} text={t('process.text')} items={steps} />
      <Section id="industries" title={t('industries.title')} intro={t('industries.text')}>
        <dl className={styles.list}>
          {INDUSTRIES.map((industry) => (
            <div key={industry} className={`stack ${styles.row}`}>
              <dt className="h4">{t(`industries.${industry}.title`)}</dt>
              <dd className="muted">{t(`industries.${industry}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <QuestionsSection
        title={t('questions.title')}
        text={t('questions.text')}
        link={<GoLink href={routes.contact()}>{t('questions.contact')}</GoLink>}
        questions={questions}
      />
      <section className={styles.band} aria-labelledby="call" data-print="none">
        <div className={`container stack ${styles.grid}`}>
          <div>
            <h2 id="call">{t('call.title')}</h2>
            <p className="lead muted">{t('call.text')}</p>
          </div>
          <div className={`cluster ${styles.actions}`}>
            {register}
            <GoLink href={routes.mice()}>{t('call.mice')}</GoLink>
          </div>
        </div>
      </section>
    </>
  );
}

const ROWS: { key: string; icon: IconName }[] = [
  { key: 'approval', icon: 'document-check' },
  { key: 'invoice', icon: 'receipt' },
  { key: 'change', icon: 'refresh' },
  { key: 'limit', icon: 'card' },
];

/** Shows how a company is billed. */
function Billing() {
  const { t } = useMessages('corporate');
  return (
    <section className="soft-band" aria-labelledby="billing">
      <div className={`container stack ${styles.billingGrid}`}>
        <div>
          <h2 id="billing">{t('billing.title')}</h2>
          <p className={`muted ${styles.text}`}>{t('billing.text')}</p>
          <SampleBill />
        </div>
        <ul className={styles.rows}>
          {ROWS.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} size={24} className={styles.icon} />
              <div>
                <h3 className="h4">{t(`billing.${key}.title`)}</h3>
                <p>{t(`billing.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The lines of the sample, in rupiah; the cost centres are as a customer would choose them. */
const LINES = [
  { key: 'ticket', costCentre: 'CC-210', amount: 1_480_000 },
  { key: 'hotel', costCentre: 'CC-210', amount: 1_950_000 },
  { key: 'change', costCentre: 'CC-118', amount: 250_000 },
] as const;

/** Shows how a monthly bill looks, marked as a sample. */
function SampleBill() {
  const { t } = useMessages('corporate');
  const total = LINES.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className={`tabular ${styles.bill}`}>
      <caption className={`small muted ${styles.caption}`}>{t('bill.title')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('bill.line')}</th>
          <th scope="col">{t('bill.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {LINES.map(({ key, costCentre, amount }) => (
          <tr key={key}>
            <th scope="row">
              <span className={styles.line}>{t(`bill.${key}.title`)}</span>
              <span className={`small muted ${styles.detail}`}>
                <FactLine
                  facts={[
                    t(`bill.${key}.text`),
                    <span key="centre" className={styles.costCentre}>
                      {costCentre}
                    </span>,
                  ]}
                />
              </span>
            </th>
            <td>{formatRupiah(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('bill.total')}</th>
          <td>{formatRupiah(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
