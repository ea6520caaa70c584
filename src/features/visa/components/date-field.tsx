import { writtenDate } from '@/domain/typed-date';
import { useMessages } from '@/i18n/use-messages';
import { fieldId } from '@/ui/controls/field-id';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './date-field.module.css';

type DateFieldProps = { name: string; label: string; placeholder: string; error?: string };

/**
 * Shows a field for a typed date with its label above and its error below. On blur the date is written out, so that day
 * and month cannot be confused.
 */
export function DateField({ name, label, placeholder, error }: DateFieldProps) {
  const { locale } = useMessages();
  const id = fieldId(name);
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        onBlur={({ target }) => {
          target.value = writtenDate(target.value, locale) ?? target.value;
        }}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert-circle" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
