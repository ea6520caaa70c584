import styles from './tour-filters.module.css';

type FilterOptionProps = {
  label: string;
  /** Tours behind it; the choice of everything shows none. */
  total?: number;
  isOn: boolean;
  toggle: () => unknown;
  /** The name of a group of which one can be chosen. */
  oneOf?: string;
  look?: 'row' | 'tile';
  lang?: string;
};

/** One choice with the number of tours it leads to. */
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
