import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './more-fields.module.css';

type MoreFieldsProps = {
  /** The keys of the fields inside. */
  names: readonly string[];
  children: ReactNode;
};

/** Shows optional fields that open on request, by themselves if a draft has filled one or while one has an error. */
export function MoreFields({ names, children }: MoreFieldsProps) {
  const { t } = useMessages('form');
  const { formState, getValues } = useFormContext();
  const [isOpen, setIsOpen] = useState(() => getValues([...names]).some(isFilled));
  const hasError = names.some((name) => formState.errors[name]);
  return (
    <details
      className={styles.more}
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>
          <span className={styles.title}>{t('more.title')}</span> <span className={styles.text}>{t('more.text')}</span>
        </span>
        <Icon name="plus" className={styles.plus} />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
