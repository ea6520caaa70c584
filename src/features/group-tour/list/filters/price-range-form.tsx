import { type FormEvent, useId, useState } from 'react';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { useFollowedValue } from '@/ui/static/buttons/use-followed-value';
import styles from './price-range-form.module.css';
import { typedPriceRange } from './range-labels';

type PriceRangeFormProps = { query: TourQuery; change: (next: TourQuery) => unknown };

const MILLION = 1_000_000;

/** Shows a form for a price range in millions of rupiah. */
export function PriceRangeForm({ query, change }: PriceRangeFormProps) {
  const { t, locale } = useMessages('tour');
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  const fields = [
    { name: 'from', label: t('list.priceFrom'), amount: query.min_price },
    { name: 'to', label: t('list.priceTo'), amount: query.max_price },
  ];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const range = typedPriceRange(String(data.get('from')), String(data.get('to')));
    setIsWrong(range === null);
    if (range) change({ ...query, ...range });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fields.map(({ name, label, amount }) => (
        <AmountField
          key={name}
          name={name}
          label={label}
          value={amount ? String(amount / MILLION).replace('.', locale === 'id' ? ',' : '.') : ''}
          wrongId={isWrong ? errorId : undefined}
        />
      ))}
      <Button type="submit" look="second" size="compact" isWide className={styles.apply}>
        {t('common:buttons.apply')}
      </Button>
      <p id={errorId} role="alert" className={styles.wrong}>
        {isWrong && t('list.priceWrong')}
      </p>
    </form>
  );
}

type AmountFieldProps = { name: string; label: string; value: string; wrongId: string | undefined };

// The input is not remounted when its amount is applied, so that pressing Enter keeps the focus.
function AmountField({ name, label, value, wrongId }: AmountFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        ref={useFollowedValue(value)}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={wrongId ? true : undefined}
        aria-describedby={wrongId}
      />
    </label>
  );
}
