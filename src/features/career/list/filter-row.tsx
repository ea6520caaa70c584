import { useContentLang } from '@/i18n/content-language';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import styles from './openings.module.css';
import type { FilterChoice } from './vacancy-filter';

type FilterRowProps = {
  title: string;
  /** The label of the choice without a filter. */
  all: string;
  choices: readonly FilterChoice[];
  chosen: string | null;
  choose: (value: string | null) => void;
};

/** Shows a filter as chips with the number of positions for each; pressing the selected chip removes the filter. */
export function FilterRow({ title, all, choices, chosen, choose }: FilterRowProps) {
  const lang = useContentLang();
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ChipRow canScroll>
        <Chip isOn={chosen === null} onClick={() => choose(null)}>
          {all}
        </Chip>
        {choices.map(({ value, total }) => (
          <Chip key={value} isOn={chosen === value} onClick={() => choose(chosen === value ? null : value)}>
            <span lang={lang()}>{value}</span> <span className={`muted tabular ${styles.number}`}>{total}</span>
          </Chip>
        ))}
      </ChipRow>
    </fieldset>
  );
}
