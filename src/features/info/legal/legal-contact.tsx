import { brand, mailLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import styles from './legal-contact.module.css';
import type { LegalName } from './use-legal-text';

const subjects: Record<LegalName, string> = { privacy: 'legal.letterSubject', terms: 'legal.letterSubjectTerms' };

/** Shows the contact for questions about the text; the mail link fills in the subject. */
export function LegalContact({ name, title, text }: { name: LegalName; title: string; text: string }) {
  const { t } = useMessages('info');
  const { street, locality, postalCode } = brand.address;
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title" className={`h3 ${styles.title}`}>
        {title}
      </h2>
      <p>{text}</p>
      <address className={styles.address}>
        {brand.legalName}
        <br />
        {street}, {locality} {postalCode}
        <FactLine facts={[brand.email, brand.phone.shown]} />
      </address>
      <div className={`cluster ${styles.actions}`} data-print="none">
        <ButtonLink href={`${mailLink}?subject=${encodeURIComponent(t(subjects[name]))}`} look="second" icon="mail">
          {t('legal.writeEmail')}
        </ButtonLink>
        <GoLink href={routes.contact()}>{t('legal.visitUs')}</GoLink>
      </div>
    </section>
  );
}
