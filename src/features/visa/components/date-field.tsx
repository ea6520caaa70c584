import { Icon } from '@/ui/static/pictures/icon';
import styles from './date-field.module.css';

type DateFieldProps = { name: string; label: string; error?: string };

/** Shows a native date input with its label above and its error below. */
export function DateField({ name, label, error }: DateFieldProps) {
  const id = `field-${name}`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="date"
        max="2099-12-31"
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
