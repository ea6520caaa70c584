import { type FormEvent, useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Button } from '@/ui/static/buttons/button';
import { CALCULATOR_FIELDS, type CalculatorDates, type CalculatorProblems, readCalculator } from '../read-calculator';
import { DateField } from './date-field';
import styles from './passport-calculator.module.css';

// The code for date calculations is loaded with the first check.
const PassportVerdict = loadOnUse(() => import('./passport-verdict').then((module) => module.PassportVerdict));

/** Shows two date fields and whether the passport is valid for six months after the trip. */
export function PassportCalculator() {
  const { t } = useMessages('visa');
  const [problems, setProblems] = useState<CalculatorProblems>({});
  const [judged, setJudged] = useState<CalculatorDates | null>(null);
  const judge = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const { dates, problems: found } = readCalculator(
      { expiry: String(typed.get('expiry')), returnDate: String(typed.get('returnDate')) },
      todayInJakarta(),
    );
    const first = CALCULATOR_FIELDS.find((field) => found[field]);
    setProblems(found);
    setJudged(first ? null : dates);
    if (first) (form.elements.namedItem(first) as HTMLInputElement).focus();
  };
  // The answer and the error belong to the dates that were checked.
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setJudged(null);
    setProblems((last) => ({ ...last, [name]: undefined }));
  };
  return (
    <section aria-labelledby="calculator-title" className={`stack ${styles.card}`} data-print="none">
      <h3 id="calculator-title">{t('calculator.title')}</h3>
      <p className="small muted">{t('calculator.text')}</p>
      <form className={`stack ${styles.form}`} noValidate onSubmit={judge} onChange={forget}>
        {CALCULATOR_FIELDS.map((field) => (
          <DateField
            key={field}
            name={field}
            label={t(`calculator.${field}`)}
            placeholder={t('calculator.placeholder')}
            error={problems[field] && t(`calculator.problems.${field}.${problems[field]}`)}
          />
        ))}
        <Button type="submit" look="second" isWide>
          {t('calculator.submit')}
        </Button>
      </form>
      <div role="status">{judged && <PassportVerdict {...judged} />}</div>
    </section>
  );
}
