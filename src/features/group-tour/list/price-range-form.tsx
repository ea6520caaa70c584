import { type FormEvent, useId, useState } from 'react';
import type { TourQuery } from '@/domain/tour-query';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import styles from './price-range-form.module.css';
import { typedPriceRange } from './range-words';

type PriceRangeFormProps = { query: TourQuery; change: (next: TourQuery) => unknown };

const MILLION = 1_000_000;

/** A budget of one's own, from and to in millions of rupiah. */
export function PriceRangeForm({ query, change }: PriceRangeFormProps) {
  const { t, locale } = useWords('tour');
  const [isWrong, setIsWrong] = useState(false);
  const own = useId();
  const fields = [
    { name: 'from', word: t('list.priceFrom'), amount: query.min_price },
    { name: 'to', word: t('list.priceTo'), amount: query.max_price },
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
      {fields.map(({ name, word, amount }) => (
        <label key={`${name}${amount}`} className={styles.field}>
          <span>{word}</span>
          <input
            name={name}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={amount ? String(amount / MILLION).replace('.', locale === 'id' ? ',' : '.') : ''}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? own : undefined}
          />
        </label>
      ))}
      <Button type="submit" look="second" size="compact" isWide className={styles.apply}>
        {t('common:buttons.apply')}
      </Button>
      <p id={own} role="alert" className={styles.wrong}>
        {isWrong && t('list.priceWrong')}
      </p>
    </form>
  );
}
