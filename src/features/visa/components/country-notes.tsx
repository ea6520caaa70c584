import { createElement, useMemo } from 'react';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import type { CountryModel } from '../country-model';
import { type NotePart, noteParagraphs } from '../note-paragraphs';
import styles from './country-notes.module.css';

type CountryNotesProps = Pick<CountryModel, 'language'> & { html: string };

/** Shows the operator's notes about a country. */
export function CountryNotes({ html, language }: CountryNotesProps) {
  const lang = useContentLang();
  const { t } = useMessages('visa');
  const paragraphs = useMemo(() => noteParagraphs(html), [html]);
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="notes-title" className={styles.notes}>
      <h3 id="notes-title">{t('detail.notes')}</h3>
      <div lang={lang(language)}>{paragraphs.map(paragraph)}</div>
    </section>
  );
}

// The parts are passed as separate children without keys, because two of them may be identical and their order never
// changes.
function paragraph(parts: NotePart[]) {
  const key = parts.map(({ text }) => text).join('');
  return createElement('p', { key, className: 'measure' }, ...parts.map(inline));
}

function inline({ text, href }: NotePart) {
  if (!href) return text;
  return <AppLink href={href}>{text}</AppLink>;
}
