import type { VisaCountryDetail } from '@sdk';
import { useShare } from '@/features/shared/use-share';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import { checklistText, progressOf, tickOf } from '../checklist';
import type { CountryModel } from '../country-model';
import { useTicks } from '../use-ticks';
import styles from './checklist.module.css';

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

type ChecklistActionsProps = {
  country: CountryModel;
  documents: VisaCountryDetail['documents'];
  ticks: readonly string[];
  clear: () => void;
};

/** Shows the actions for the whole list. */
function ChecklistActions({ country, documents, ticks, clear }: ChecklistActionsProps) {
  const { t } = useMessages('visa');
  const { resultText, share } = useShare({ copied: t('documents.copied'), failed: t('documents.shareFailed') });
  const title = t('documents.shareTitle', { country: country.name });
  const shareList = () => share({ title, text: checklistText(title, documents, ticks), url: window.location.href });
  return (
    <div className={`cluster ${styles.actions}`} data-print="none">
      <Button look="line" icon="print" onClick={() => window.print()}>
        {t('documents.print')}
      </Button>
      <Button look="line" icon="share" onClick={shareList}>
        {t('common:buttons.share')}
      </Button>
      {ticks.length > 0 && (
        <Button look="quiet" onClick={clear}>
          {t('documents.clear')}
        </Button>
      )}
      <span role="status" className="small muted">
        {resultText}
      </span>
    </div>
  );
}
