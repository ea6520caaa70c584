import styles from './tour-filters.module.css';

type FilterOptionProps = {
  word: string;
  total: number;
  isOn: boolean;
  toggle: () => unknown;
  look?: 'row' | 'tile';
  lang?: string;
};

/** One choice with the number of tours it leads to. */
export function FilterOption({ word, total, isOn, toggle, look = 'row', lang }: FilterOptionProps) {
  return (
    <label className={look === 'tile' ? styles.tile : styles.option} data-empty={total === 0 || undefined}>
      <input type="checkbox" checked={isOn} disabled={total === 0 && !isOn} onChange={() => toggle()} />
      <span lang={lang}>{word}</span>
      <span className={styles.total}>{total}</span>
    </label>
  );
}
