import styles from './tour-filters.module.css';

type FilterOptionProps = {
  label: string;
  /** The number of tours of this option; undefined for the option "all". */
  total?: number;
  isOn: boolean;
  toggle: () => unknown;
  /** The name of a radio group; without it the option is a checkbox. */
  oneOf?: string;
  look?: 'row' | 'tile';
  lang?: string;
};

/** Shows one option with its number of tours. */
export function FilterOption({ label, total, isOn, toggle, oneOf, look = 'row', lang }: FilterOptionProps) {
  return (
    <label className={look === 'tile' ? styles.tile : styles.option} data-empty={total === 0 || undefined}>
      <input
        type={oneOf ? 'radio' : 'checkbox'}
        name={oneOf}
        checked={isOn}
        disabled={total === 0 && !isOn}
        onChange={() => toggle()}
      />
      <span lang={lang}>{label}</span>
      <span className={styles.total}>{total}</span>
    </label>
  );
}
