import { type FormEvent, useId } from 'react';
import styles from './developer-panel.module.css';
import { messages } from './messages';

type Props = { label: string; value: number; min?: number; onSet: (value: number) => void };

/** Shows a field for a whole number that is applied on submit. A new value from the host replaces the typed one. */
export function NumberSetting({ label, value, min, onSet }: Props) {
  const id = useId();
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('value');
    if (typed !== '') onSet(Number(typed));
  };
  return (
    <form className={styles.row} onSubmit={set}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input key={value} id={id} className={styles.short} name="value" type="number" min={min} defaultValue={value} />
      <button type="submit" className={styles.button} aria-label={`${messages.set}: ${label}`}>
        {messages.set}
      </button>
    </form>
  );
}
