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
  const { t } = useMessages('tour');
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const errorId = isWrong ? id : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const range = typedPriceRange(String(data.get('from')), String(data.get('to')));
    setIsWrong(range === null);
    if (range) change({ ...query, ...range });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AmountField name="from" label={t('list.priceFrom')} amount={query.min_price} errorId={errorId} />
      <AmountField name="to" label={t('list.priceTo')} amount={query.max_price} errorId={errorId} />
      <Button type="submit" look="second" size="compact" isWide className={styles.apply}>
        {t('common:buttons.apply')}
      </Button>
      <p id={id} role="alert" className={styles.wrong}>
        {isWrong && t('list.priceWrong')}
      </p>
    </form>
  );
}

type AmountFieldProps = { name: string; label: string; amount: number | undefined; errorId: string | undefined };

function AmountField({ name, label, amount, errorId }: AmountFieldProps) {
  const { locale } = useMessages();
  const value = amount ? inMillions(amount, locale) : '';
  // The input is not remounted when its amount is applied, so that pressing Enter keeps the focus.
  const ref = useFollowedValue(value);
  return (
    <label className={`micro muted ${styles.field}`}>
      <span>{label}</span>
      <input
        ref={ref}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
      />
    </label>
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
