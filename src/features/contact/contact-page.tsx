import { brand, mailLink, phoneLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatOpeningHours } from '@/domain/opening-hours';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { Crumbs } from '@/features/shared/page-head/crumbs';
import { HeadText } from '@/features/shared/page-head/head-text';
import { PersonCard } from '@/features/shared/person/person-card';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import { type ContactModel, contactData, type Office } from './contact-model';
import styles from './contact-page.module.css';

const ContactForm = loadOnUse(
  () => import('./contact-form').then((part) => part.ContactForm),
  (part) => <FormSkeleton fields={['line', 'row', 'line', 'hintedArea']} {...part} />,
);

const DAYS = ['weekdays', 'saturday', 'sunday'];

/** Shows all contact details of the offices, and a form for questions that can wait until office hours. */
export function ContactPage({ contact }: { contact: ContactModel }) {
  const { t, locale, lang } = useMessages('contact');
  const { headline, subtitle, imageUrl, offices } = contact;
  const texts = { title: t('title'), description: t('description', { brand: brand.name }) };
  return (
    <>
      <PageMeta
        {...texts}
        path={routes.contact()}
        data={typeof window === 'undefined' && ((language) => contactData(language, contact, texts))}
      />
      <div className="container">
        <Crumbs items={[{ label: t('title') }]} />
        <div className={`stack ${styles.columns}`}>
          <div>
            <HeadText title={t('title')} lead={t('lead')} />
            <div className={styles.quick} data-print="none">
              <WhatsappButton text={t('sent.greeting')} look="second">
                {t('quick.whatsapp')}
              </WhatsappButton>
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
          <aside aria-label={t('aside.label')}>
            <div data-print="none">
              <Picture src={imageUrl} alt="" ratio="3/2" sizes="(min-width: 1024px) 376px, 100vw" isPriority />
            </div>
            {headline && (
              <div lang={lang()} className={styles.text}>
                <p className={`h4 ${styles.headline}`}>{headline}</p>
                <p className="muted">{subtitle}</p>
              </div>
            )}
            <h2 className={`h3 ${styles.title}`}>{t('hours.title')}</h2>
            <dl className={`tabular ${styles.hours}`}>
              {DAYS.map((day) => (
                <div key={day}>
                  <dt>{t(`hours.${day}`)}</dt>
                  <dd>{t(`hours.${day}Time`)}</dd>
                </div>
              ))}
            </dl>
            <p className={`small muted ${styles.note}`}>{t('hours.note')}</p>
          </aside>
        </div>
      </div>
      {offices.length > 0 && (
        <Section id="offices" title={t('offices.title')} intro={t('offices.intro')} ground="soft">
          <CardGrid>
            {offices.map((office) => (
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

const iconOf: Record<Office['contacts'][number]['kind'], IconName> = {
  phone: 'phone',
  whatsapp: 'whatsapp',
  email: 'mail',
};

/** Shows an office with all its contact details. */
function OfficeCard({ office: { name, address, hours, contacts, mapHref, consultants } }: { office: Office }) {
  const { t, locale, lang } = useMessages('contact');
  const ways = contacts.map(({ kind, shown, href }) => ({ kind, shown, href, icon: iconOf[kind] }));
  const map = { kind: 'map', shown: t('common:buttons.openMaps'), icon: 'pin' } as const;
  return (
    <article className={styles.card}>
      <div lang={lang()}>
        <h3 className="h4">{name}</h3>
        {address && <address className={`small muted ${styles.address}`}>{address}</address>}
      </div>
      {hours.length > 0 && (
        <p className="small muted">
          <FactLine
            facts={formatOpeningHours(hours, locale).map((text) => (
              <span key={text} className="nowrap">
                {text}
              </span>
            ))}
          />
        </p>
      )}
      {consultants?.map((person) => (
        <PersonCard key={person.name} person={person} />
      ))}
      <ul className={styles.ways}>
        {[...ways, ...(mapHref ? [{ ...map, href: mapHref }] : [])].map(({ kind, shown, href, icon }) => (
          <li key={href}>
            <AppLink
              href={href}
              target={kind === 'whatsapp' || kind === 'map' ? '_blank' : undefined}
              className={`tabular ${styles.way}`}
              aria-label={t(`office.${kind}`, { value: shown, name })}
            >
              <Icon name={icon} />
              <span>{shown}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
