import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './more-fields.module.css';

/** Shows optional fields that open on request, by themselves if a draft has filled one or if a submit finds an error. */
export function MoreFields({ children }: { children: ReactNode }) {
  const { t } = useMessages('form');
  const details = useRef<HTMLDetailsElement>(null);
  const { errors, submitCount } = useFormState();
  useLayoutEffect(() => {
    if (details.current && hasInput(details.current)) details.current.open = true;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every submit opens it again, also one with the same errors
  useEffect(() => {
    if (details.current?.querySelector('[aria-invalid="true"]')) details.current.open = true;
  }, [errors, submitCount]);
  return (
    <details ref={details} className={styles.more}>
      <summary className={styles.summary}>
        <span>
          <span className={styles.title}>{t('more.title')}</span> <span className="small muted">{t('more.text')}</span>
        </span>
        <Icon name="plus" className={styles.plus} />
      </summary>
      <div className={`stack ${styles.fields}`}>{children}</div>
    </details>
  );
}

function hasInput(details: HTMLDetailsElement): boolean {
  const fields = details.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...fields].some(({ type, checked, value }) => (type === 'checkbox' ? checked : value !== ''));
}
