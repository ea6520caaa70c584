import type { VisaCountryDetail } from '@sdk';
import { useEffect, useState } from 'react';
import { useShare } from '@/features/shared/use-share';
import { useMessages } from '@/i18n/use-messages';
import { readStoredJson, writeStored } from '@/state/device-storage';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import styles from './checklist.module.css';
import type { CountryModel } from './visa-models';

type ChecklistProps = { country: CountryModel; documents: VisaCountryDetail['documents'] };

/** Shows the documents of a country as a checklist to tick on this device, print and share. */
export function Checklist({ country, documents }: ChecklistProps) {
  const { t, lang } = useMessages('visa');
  const { ticks, isStored, toggle, clear } = useTicks(country.id);
  const { resultText, share } = useShare({ copied: t('documents.copied'), failed: t('documents.shareFailed') });
  const { done, total } = progressOf(documents, ticks);
  const title = t('documents.shareTitle', { country: country.name });
  const shareList = () => share({ title, text: checklistText(title, documents, ticks), url: window.location.href });
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
      <p className="micro muted" data-print="none">
        {t('documents.hint')}
      </p>
    </section>
  );
}

/** Returns the ticked documents of a country and functions to change them; they are stored on the device. */
function useTicks(countryId: number) {
  const [ticks, setTicks] = useState<string[]>([]);
  const [isStored, setIsStored] = useState(true);
  // Read after hydration, because the server, which may have rendered the list, does not know the ticks.
  useEffect(() => setTicks(readTicks(countryId)), [countryId]);
  const keep = (next: string[]) => {
    setTicks(next);
    setIsStored(writeTicks(countryId, next));
  };
  return {
    ticks,
    /** False after the device could not store them. */
    isStored,
    toggle: (tick: string) => keep(ticks.includes(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick]),
    clear: () => keep([]),
  };
}

type Documents = VisaCountryDetail['documents'];

/** Returns the key under which a document is stored: its text, so that reordering the list keeps the ticks. */
export const tickOf = (group: string, item: string) => `${group}|${item}`;

/** Returns the ticks of a country stored on this device. */
export const readTicks = (countryId: number): string[] => readStoredJson(['visaTicks', countryId]) ?? [];

/** Stores the ticks; false when the device cannot store them. */
export function writeTicks(countryId: number, ticks: readonly string[]): boolean {
  return writeStored(['visaTicks', countryId], ticks.length > 0 ? JSON.stringify(ticks) : null);
}

/** Returns the number of ticked documents; ticks of documents that are no longer required do not count. */
export function progressOf(documents: Documents, ticks: readonly string[]): { done: number; total: number } {
  const all = documents.flatMap(({ title, items }) => items.map((item) => tickOf(title, item)));
  return { done: all.filter((one) => ticks.includes(one)).length, total: all.length };
}

/** Returns the checklist as plain text: `[x]` for a document that is ticked, `[ ]` for a missing one. */
export function checklistText(heading: string, documents: Documents, ticks: readonly string[]): string {
  const groups = documents.map(({ title, items }) =>
    [title, ...items.map((item) => `[${ticks.includes(tickOf(title, item)) ? 'x' : ' '}] ${item}`)].join('\n'),
  );
  return [heading, ...groups].join('\n\n');
}
