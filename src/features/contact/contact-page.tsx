import { brand, mailLink, phoneLink, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { Crumbs } from '@/features/shared/page-head/crumbs';
import { HeadText } from '@/features/shared/page-head/head-text';
import { useContentLang, useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { contactData } from './contact-data';
import type { ContactModel } from './contact-model';
import styles from './contact-page.module.css';
import { OfficeCard } from './office-card';

const ContactForm = loadOnUse(
  () => import('./contact-form').then((part) => part.ContactForm),
  (part) => <FormSkeleton fields={['line', 'row', 'line', 'hintedArea']} {...part} />,
);

export type ContactPageProps = { contact: ContactModel };

/** Shows all contact details of the offices, and a form for questions that can wait until office hours. */
export function ContactPage({ contact }: ContactPageProps) {
  const { t, locale } = useMessages('contact');
  const language = useIndexedLanguage();
  const texts = { title: t('title'), description: t('description', { brand: brand.name }) };
  return (
    <>
      <PageMeta {...texts} path={routes.contact()} />
      <JsonLd data={typeof window === 'undefined' && contactData(language, contact, texts)} />
      <Container>
        <Crumbs items={[{ label: t('title') }]} />
        <div className={`stack ${styles.columns}`}>
          <div>
            <HeadText title={t('title')} lead={t('lead')} />
            <div className={styles.quick} data-print="none">
              <ButtonLink href={whatsappLink(t('done.whatsapp'))} target="_blank" look="second" icon="whatsapp">
                {t('quick.whatsapp')}
              </ButtonLink>
              <ButtonLink href={phoneLink} look="line" icon="phone">
                {brand.phone.shown}
              </ButtonLink>
              <ButtonLink href={mailLink} look="line" icon="mail">
                {brand.email}
              </ButtonLink>
            </div>
            <section className={styles.write} aria-labelledby="write" data-print="none">
              <h2 id="write" className={`h3 ${styles.formTitle}`}>
                {t('form.title')}
              </h2>
              <p className={`muted measure ${styles.formLead}`}>{t('form.lead')}</p>
              <ContactForm key={locale} />
            </section>
          </div>
          <ContactAside contact={contact} />
        </div>
      </Container>
      {contact.offices.length > 0 && (
        <Section id="offices" title={t('offices.title')} intro={t('offices.intro')} ground="soft">
          <CardGrid>
            {contact.offices.map((office) => (
              <li key={office.name}>
                <OfficeCard office={office} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

const DAYS = ['weekdays', 'saturday', 'sunday'];

/** Shows the page's picture and headline from the service, and the office hours. */
function ContactAside({ contact }: { contact: ContactModel }) {
  const lang = useContentLang();
  const { t } = useMessages('contact');
  return (
    <aside aria-label={t('aside.label')}>
      <div data-print="none">
        <Picture src={contact.imageUrl} alt="" ratio="3/2" sizes="(min-width: 1024px) 376px, 100vw" isPriority />
      </div>
      {contact.headline && (
        <div lang={lang()} className={styles.text}>
          <p className={`h4 ${styles.headline}`}>{contact.headline}</p>
          <p className="muted">{contact.subtitle}</p>
        </div>
      )}
      <h2 className={`h3 ${styles.title}`}>{t('hours.title')}</h2>
      <dl className={styles.hours}>
        {DAYS.map((day) => (
          <div key={day}>
            <dt>{t(`hours.${day}`)}</dt>
            <dd>{t(`hours.${day}Time`)}</dd>
          </div>
        ))}
      </dl>
      <p className={`small muted ${styles.note}`}>{t('hours.note')}</p>
    </aside>
  );
}
