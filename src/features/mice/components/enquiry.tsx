import { useState } from 'react';
import { EnquiryColumns } from '@/features/shared/business/enquiry-columns';
import { FormSkeleton } from '@/features/shared/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Section } from '@/ui/static/section';
import type { MiceFormProps } from '../forms/mice-form';
import type { MiceModel } from '../mice-model';
import { Choice, noChoice } from './choice';
import styles from './enquiry.module.css';

const MiceForm = loadOnUse<MiceFormProps>(
  () => import('../forms/mice-form').then((module) => module.MiceForm),
  (part) => <FormSkeleton fields={['area', 'line', 'row', 'row', 'line', 'line']} {...part} />,
);

/** Shows the enquiry form with a summary of the choices beside it. */
export function Enquiry({ products }: Pick<MiceModel, 'products'>) {
  const { t, locale } = useMessages('mice');
  const [choice, setChoice] = useState(noChoice);
  const [isSent, setSent] = useState(false);
  return (
    <Section id="enquiry" title={t('enquiry.title')} intro={t('enquiry.lead')} className={styles.section}>
      <EnquiryColumns
        namespace="mice"
        level={3}
        isSent={isSent}
        aside={!isSent && <Choice choice={choice} className={styles.beside} />}
      >
        <MiceForm key={locale} products={products} onChoice={setChoice} onSentChange={setSent}>
          <Choice choice={choice} className={styles.below} />
        </MiceForm>
      </EnquiryColumns>
    </Section>
  );
}
