import type { ReactNode } from 'react';
import { brand, phoneLink } from '@/config/brand';
import { FormColumns } from '@/form/form-columns';
import type { Namespace } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { Note } from '@/ui/static/messages/note';
import { StepList } from '../step-list';
import styles from './enquiry-columns.module.css';

const STEPS = ['call', 'offer', 'start'];

type EnquiryColumnsProps = {
  /** The namespace with `next.*`. */
  namespace: Namespace;
  /** True after sending: the steps are hidden, because the receipt contains them. */
  isSent: boolean;
  /** Content shown above the steps. */
  aside?: Elements;
  children: ReactNode;
};

/** Shows a form for companies on the left and the steps after sending it on the right. */
export function EnquiryColumns({ namespace, isSent, aside, children }: EnquiryColumnsProps) {
  const { t } = useMessages(namespace);
  const steps = STEPS.map((step) => ({ title: t(`next.${step}.title`), text: t(`next.${step}.text`) }));
  return (
    <FormColumns
      label={t(isSent ? 'next.talk' : 'next.title')}
      aside={
        <>
          {aside}
          {!isSent && (
            <div>
              <h2 className="h3">{t('next.title')}</h2>
              <StepList steps={steps} />
            </div>
          )}
          <Note icon="phone">
            <p className={styles.title}>{t('next.talk')}</p>
            <p className={styles.phone}>
              <a href={phoneLink}>{brand.phone.shown}</a>
            </p>
            <p>{t('next.hours')}</p>
          </Note>
        </>
      }
    >
      {children}
    </FormColumns>
  );
}
