import type { VisaCountryDetail } from '@sdk';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Note } from '@/ui/static/messages/note';
import { progressOf, tickOf } from '../checklist';
import type { CountryModel } from '../country-model';
import { useTicks } from '../use-ticks';
import styles from './checklist.module.css';
import { ChecklistActions } from './checklist-actions';

type ChecklistProps = { country: CountryModel; documents: VisaCountryDetail['documents'] };

/** Shows the documents of a country as a checklist to tick on this device, print and share. */
export function Checklist({ country, documents }: ChecklistProps) {
  const lang = useContentLang();
  const { t } = useMessages('visa');
  const { ticks, isStored, toggle, clear } = useTicks(country.id);
  const { done, total } = progressOf(documents, ticks);
  if (total === 0) return <Note>{t('documents.none')}</Note>;
  return (
    <section aria-labelledby="documents-title" className={`stack ${styles.checklist}`}>
      <div className={`cluster ${styles.header}`}>
        <h3 id="documents-title">{t('documents.title')}</h3>
        <p role="status" className={styles.count}>
          {t('documents.progress', { done, total })}
        </p>
        <progress className={styles.bar} value={done} max={total} aria-hidden="true" data-print="none" />
      </div>
      {documents.map(({ title, items }) => (
        <fieldset key={title} className={styles.group} lang={lang(country.language)}>
          <legend className={`h4 ${styles.legend}`}>{title}</legend>
          {items.map((item) => {
            const tick = tickOf(title, item);
            return (
              <label key={item} className={styles.row}>
                <input type="checkbox" checked={ticks.includes(tick)} onChange={() => toggle(tick)} />
                <span>{item}</span>
              </label>
            );
          })}
        </fieldset>
      ))}
      {!isStored && <Note tone="warning">{t('documents.notKept')}</Note>}
      <ChecklistActions country={country} documents={documents} ticks={ticks} clear={clear} />
      <p className="micro muted" data-print="none">
        {t('documents.hint')}
      </p>
    </section>
  );
}
