import { useRouter } from 'next/router';
import { useId } from 'react';
import { brand, mailLink, phoneLink, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Icon } from '@/ui/static/pictures/icon';
import { Logo } from '@/ui/static/pictures/logo';
import type { MenuEntry } from '../nav/menu';
import { MenuItems } from '../nav/menu-items';
import styles from './footer.module.css';
import { footerMenus } from './footer-menus';
import { LegalLine } from './legal-line';

const { street, locality, postalCode } = brand.address;

const contacts = [
  { icon: 'phone', href: phoneLink, text: brand.phone.shown },
  { icon: 'whatsapp', href: whatsappLink(), text: brand.whatsapp.shown },
  { icon: 'mail', href: mailLink, text: brand.email },
] as const;

/** Shows the pre-footer, unless the page has none, and the footer. */
export function Footer({ hasPreFooter }: { hasPreFooter: boolean }) {
  const { t } = useMessages();
  return (
    <>
      {hasPreFooter && <PreFooter />}
      <footer className={styles.footer} data-ground="deep" data-print="none">
        {/* The decorative woven band. */}
        <div className={styles.ribbon} aria-hidden="true" />
        <div className="container">
          <div className={styles.columns}>
            <div className={styles.brand}>
              <Logo name={brand.name.toLowerCase()} />
              <p className={styles.tagline}>{t('footer.tagline')}</p>
              <ul className={styles.social} aria-label={t('footer.follow')}>
                {brand.social.map(({ name, icon, url }) => (
                  <li key={icon}>
                    <a className={styles.socialLink} href={url} rel="noopener" aria-label={name}>
                      <Icon name={icon} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.menus} id="site-map" tabIndex={-1}>
              <FooterMenu title={t('footer.explore')} entries={footerMenus.explore} />
              <FooterMenu title={t('footer.company')} entries={footerMenus.company} />
            </div>
            <div>
              <h2 className={styles.title}>{t('footer.office')}</h2>
              <address className={`small ${styles.address}`}>{`${street}, ${locality} ${postalCode}`}</address>
              <ul className={styles.list}>
                {contacts.map(({ icon, href, text }) => (
                  <li key={icon}>
                    <a className={styles.link} href={href}>
                      <Icon name={icon} size={18} />
                      <span>{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <LegalLine className={`micro ${styles.legal}`} />
        </div>
      </footer>
    </>
  );
}

/** Shows the contact question above the footer. Forms and pages that end with another banner omit it. */
function PreFooter() {
  const { t } = useMessages();
  const isContact = useRouter().pathname === routes.contact();
  return (
    <section className={styles.question} data-print="none" aria-labelledby="pre-footer-title">
      <div className={`container ${styles.questionRow}`}>
        <div>
          <h2 className={styles.questionTitle} id="pre-footer-title">
            {t('preFooter.title')}
          </h2>
          <p className="lead muted">{t('preFooter.text')}</p>
        </div>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink href={whatsappLink(t('chat.greeting'))} look="second" size="large" icon="whatsapp" rel="noopener">
            {t('preFooter.ask')}
          </ButtonLink>
          {!isContact && <GoLink href={routes.contact()}>{t('preFooter.offices')}</GoLink>}
        </div>
      </div>
    </section>
  );
}

function FooterMenu({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        <MenuItems entries={entries} className={styles.link} />
      </ul>
    </nav>
  );
}
