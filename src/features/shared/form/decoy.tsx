import type { ComponentProps } from 'react';
import { useMessages } from '@/i18n/use-messages';
import styles from './enquiry-form.module.css';

/** The name of the hidden field, which only bots fill in. */
export const DECOY = 'fax';

/** Shows a field that is hidden from people. A form library's registration and another label may be passed. */
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
