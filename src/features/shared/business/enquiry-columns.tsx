import type { ReactNode } from 'react';
import { brand, phoneLink } from '@/config/brand';
import type { Namespace } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { Note } from '@/ui/static/messages/note';
import styles from './enquiry-columns.module.css';

const STEPS = ['call', 'offer', 'start'];

type EnquiryColumnsProps = {
  /** The namespace with `next.*`. */
  namespace: Namespace;
  /** The level of the heading beside the form. */
  level: 2 | 3;
  /** True after sending: the steps are hidden, because the receipt contains them. */
  isSent: boolean;
  /** Content shown above the steps. */
  aside?: Elements;
  children: ReactNode;
};

/** Shows a form for companies on the left and the steps after sending it on the right. */
export function EnquiryColumns({ namespace, level, isSent, aside, children }: EnquiryColumnsProps) {
  const { t } = useMessages(namespace);
  const Heading = `h${level}` as const;
  return (
    <div className={`stack ${styles.columns}`}>
      <div>{children}</div>
      <aside className={styles.aside} aria-label={t(isSent ? 'next.talk' : 'next.title')}>
        {aside}
        {!isSent && (
          <div>
            <Heading className="h3">{t('next.title')}</Heading>
            <ol className={styles.steps}>
              {STEPS.map((step, index) => (
                <li key={step}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <p className={styles.step}>{t(`next.${step}.title`)}</p>
                    <p className={`small muted ${styles.text}`}>{t(`next.${step}.text`)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
        <Note icon="phone">
          <p className={styles.step}>{t('next.talk')}</p>
          <p className={styles.phone}>
            <a href={phoneLink}>{brand.phone.shown}</a>
          </p>
          <p>{t('next.hours')}</p>
        </Note>
      </aside>
    </div>
  );
}
