import { brand, mailLink, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { phoneLink } from '@/domain/phone';
import { ServiceAnchor } from '@/features/shared/service-anchor';
import { useMessages } from '@/i18n/use-messages';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Picture } from '@/ui/static/pictures/picture';
import type { HomeModel } from './home-model';
import styles from './later-sections.module.css';

/** Shows the contact options at the end of the page, with the offices and memberships folded. */
export function ContactSection({ offices, accreditations }: Pick<HomeModel, 'offices' | 'accreditations'>) {
  const { t, lang } = useMessages('home');
  return (
    <section className={styles.contact} aria-labelledby="contact-title" data-print="none">
      <div className={`container ${styles.contactGrid}`}>
        <div>
          <h2 id="contact-title" className={styles.title}>
            {t('common:preFooter.title')}
          </h2>
          <p className="lead muted">{t('common:preFooter.text')}</p>
          <p className={`cluster ${styles.contactActions}`}>
            <ButtonLink href={whatsappLink(t('common:chat.greeting'))} size="large" icon="whatsapp" rel="noopener">
              {t('common:preFooter.ask')}
            </ButtonLink>
            <AppLink href={mailLink} className={styles.mail}>
              {brand.email}
            </AppLink>
          </p>
        </div>
        {offices.length + accreditations.length > 0 && (
          <Accordion>
            {offices.length > 0 && (
              <AccordionItem title={t('contact.offices')}>
                <ul className={`tabular ${styles.offices}`} lang={lang()}>
                  {offices.map(({ name, phone }) => (
                    <li key={name} className="cluster">
                      <span>{name}</span>
                      {phone && <AppLink href={phoneLink(phone)}>{phone}</AppLink>}
                    </li>
                  ))}
                </ul>
                <GoLink href={routes.contact()}>{t('common:preFooter.offices')}</GoLink>
              </AccordionItem>
            )}
            {accreditations.length > 0 && (
              <AccordionItem title={t('contact.accreditations')}>
                <ul className={styles.accreditations}>
                  {accreditations.map(({ title, imageUrl, link }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat; the order is fixed
                    <li key={index}>
                      <ServiceAnchor link={link}>
                        {imageUrl ? (
                          <Picture src={imageUrl} alt={title} sizes="96px" maxWidth={360} className={styles.logo} />
                        ) : (
                          title
                        )}
                      </ServiceAnchor>
                    </li>
                  ))}
                </ul>
              </AccordionItem>
            )}
          </Accordion>
        )}
      </div>
    </section>
  );
}
