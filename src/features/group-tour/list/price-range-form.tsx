import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { plainCharacters } from '@/lib/text/plain-characters';
import { Button } from '@/ui/static/buttons/button';
import { useFollowedValue } from '@/ui/static/buttons/use-followed-value';
import { inMillions, MILLION, type Prices } from './filters';
import styles from './price-range-form.module.css';
import type { ListState } from './use-tour-list';

/** Shows a form for a price range in millions of rupiah. */
export function PriceRangeForm({ query, change }: Pick<ListState, 'query' | 'change'>) {
  const { t, locale } = useMessages('tour');
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  const written = (amount: number | undefined) => (amount ? inMillions(amount, locale) : '');
  // The inputs are not remounted when their amounts are applied, so that pressing Enter keeps the focus.
  const from = useFollowedValue(written(query.min_price));
  const to = useFollowedValue(written(query.max_price));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const range = typedPriceRange(String(data.get('from')), String(data.get('to')));
    setIsWrong(range === null);
    if (range) change({ ...query, ...range });
  };
  const field = (name: string, label: string, ref: typeof from, amount: number | undefined) => (
    <label className={`micro muted ${styles.field}`}>
      <span>{label}</span>
      <input
        ref={ref}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={written(amount)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
      />
    </label>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {field('from', t('list.priceFrom'), from, query.min_price)}
      {field('to', t('list.priceTo'), to, query.max_price)}
      <Button type="submit" look="second" size="compact" isWide className={styles.apply}>
        {t('common:buttons.apply')}
      </Button>
      <p id={errorId} role="alert" className={styles.wrong}>
        {isWrong && t('list.priceWrong')}
      </p>
    </form>
  );
}

/** Returns the price range of two typed amounts in millions, swapped if needed; null if one of them is invalid. */
export function typedPriceRange(from: string, to: string): Prices | null {
  const [a, b] = [from, to].map((text) => {
    const value = plainCharacters(text).trim().replace(',', '.');
    return /^\d{0,4}(\.\d{1,3})?$/.test(value) ? Math.round(Number(value) * MILLION) : null;
  });
  if (a === null || b === null || a === undefined || b === undefined) return null;
  const [low, high] = b > 0 && a > b ? [b, a] : [a, b];
  return { min_price: low || undefined, max_price: high || undefined };
}
