import type { ComponentProps } from 'react';
import { useMessages } from '@/i18n/use-messages';
import styles from './enquiry-form.module.css';

/** The name of the field only a machine fills. */
export const DECOY = 'fax';

/** A field no person sees. A form library's registration and another label may be given. */
export function Decoy({ label, ...input }: ComponentProps<'input'> & { label?: string }) {
  const { t } = useMessages('form');
  return (
    <div className={styles.decoy} aria-hidden="true">
      <label>
        {label ?? t('fax')}
        <input name={DECOY} {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
