import { type FocusEvent, type FormEvent, useState } from 'react';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { parseTypedDate, writtenDate } from '@/domain/typed-date';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { fieldId } from '@/ui/controls/field-id';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { Button } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Icon } from '@/ui/static/pictures/icon';
import { Prose } from '@/ui/static/prose';
import styles from './passport-panel.module.css';
import type { CalculatorDates } from './passport-verdict';
import type { PassportModel } from './visa-models';

/** Shows how to get a passport: documents for each occasion, the six-month rule and the fees. */
export function PassportPanel({ passport }: { passport: PassportModel }) {
  const { t, locale, lang } = useMessages('visa');
  const { sections, fees, notesHtml, updatedAt, officialUrl } = passport;
  return (
    <section aria-labelledby="passport-title" className={`stack ${styles.columns}`}>
      <div className={`stack ${styles.header}`}>
        <h2 id="passport-title">{t('passport.title')}</h2>
        <p className="small muted">{t('detail.checked', { date: formatDate(updatedAt, locale) })}</p>
      </div>
      <PassportCalculator />
      <div className={`stack ${styles.text}`}>
        {sections.length > 0 ? (
          <Accordion>
            {sections.map((section, index) => (
              <AccordionItem key={section.key} title={section.title} isOpen={index === 0} lang={lang()}>
                <p className="measure">{section.description}</p>
                <ul className={`stack ${styles.documents}`}>
                  {section.documents.map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </ul>
              </AccordionItem>
            ))}
          </Accordion>
        ) : (
          <EmptyBlock
            headingLevel={3}
            title={t('passport.none')}
            text={t('passport.noneText')}
            action={<WhatsappButton text={t('passport.message')} look="second" />}
          />
        )}
        {fees.length > 0 && (
          <section aria-labelledby="fees-title">
            <h3 id="fees-title">{t('passport.fees')}</h3>
            <table className={`tabular ${styles.table}`} aria-labelledby="fees-title">
              <thead>
                <tr>
                  <th scope="col">{t('passport.service')}</th>
                  <th scope="col">{t('passport.fee')}</th>
                </tr>
              </thead>
              <tbody>
                {fees.map(({ name, price }) => (
                  <tr key={name}>
                    <th scope="row" lang={lang()}>
                      {name}
                    </th>
                    <td>{formatRupiah(price)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {notesHtml && <Prose html={notesHtml} lang={lang()} />}
        {officialUrl && (
          <p>
            {t('facts.official')}: <OfficialLink url={officialUrl} />
          </p>
        )}
      </div>
    </section>
  );
}

/** Shows a link to the authority's website, named by its host; it opens in a new tab. */
export function OfficialLink({ url }: { url: string }) {
  const { t } = useMessages('visa');
  const [, host] = /^https?:\/\/(?:www\.)?([^/]+)/.exec(url) ?? [];
  if (!host) return <span>{url}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <span>{host}</span> <span className="visually-hidden">{t('common:states.opensNewTab')}</span>
    </a>
  );
}

// The code for date calculations is loaded with the first check.
const PassportVerdict = loadOnUse(() => import('./passport-verdict').then((module) => module.PassportVerdict));

/** Shows two date fields and whether the passport is valid for six months after the trip. */
function PassportCalculator() {
  const { t, locale } = useMessages('visa');
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
  // A date is written out on blur, so that day and month cannot be confused.
  const writeOut = ({ target }: FocusEvent<HTMLInputElement>) => {
    target.value = writtenDate(target.value, locale) ?? target.value;
  };
  return (
    <section aria-labelledby="calculator-title" className={`stack ${styles.card}`} data-print="none">
      <h3 id="calculator-title">{t('calculator.title')}</h3>
      <p className="small muted">{t('calculator.text')}</p>
      <form className={`stack ${styles.form}`} noValidate onSubmit={judge} onChange={forget}>
        {CALCULATOR_FIELDS.map((field) => {
          const problem = problems[field];
          const id = fieldId(field);
          return (
            <div key={field}>
              <label htmlFor={id} className={styles.label}>
                {t(`calculator.${field}`)}
              </label>
              <input
                id={id}
                name={field}
                inputMode="numeric"
                autoComplete="off"
                placeholder={t('calculator.placeholder')}
                onBlur={writeOut}
                className={styles.input}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && `${id}-error`}
              />
              {problem && (
                <p id={`${id}-error`} className={styles.error}>
                  <Icon name="alert-circle" size={18} />
                  <span>{t(`calculator.problems.${field}.${problem}`)}</span>
                </p>
              )}
            </div>
          );
        })}
        <Button type="submit" look="second" isWide>
          {t('calculator.submit')}
        </Button>
      </form>
      <div role="status">{judged && <PassportVerdict {...judged} />}</div>
    </section>
  );
}

const CALCULATOR_FIELDS = ['expiry', 'returnDate'] as const satisfies (keyof CalculatorDates)[];

type CalculatorField = keyof CalculatorDates;
type CalculatorProblems = Partial<Record<CalculatorField, 'required' | 'wrong' | 'past'>>;

/** Reads the typed dates: returns them as ISO dates, with the errors of those that cannot be checked. */
export function readCalculator(typed: Record<CalculatorField, string>, today: string) {
  const dates: CalculatorDates = {
    expiry: parseTypedDate(typed.expiry) ?? '',
    returnDate: parseTypedDate(typed.returnDate) ?? '',
  };
  const problems: CalculatorProblems = {};
  for (const field of CALCULATOR_FIELDS) {
    if (!dates[field]) problems[field] = typed[field].trim() === '' ? 'required' : 'wrong';
  }
  if (dates.returnDate && dates.returnDate < today) problems.returnDate = 'past';
  return { dates, problems };
}
