import type { ContentChange } from '@sdk';
import type { MockContext } from '../mock-context.ts';
import type { RowKey } from '../rules/row-edits.ts';
import type { Locale, Localized } from '../seed/localized.ts';
import { serializeTour } from '../serializers/tour-serializer.ts';

/** The most characters of a text. The document has no limits for texts that the service sends. */
export const longest = { title: 200, description: 5000 };

/** The pattern of a price in whole rupiah. */
export const PRICE = '[1-9][0-9]{0,11}';

/** A tour or an article as the editor shows it: with its draft, or as it is published. */
export type EditableRow = {
  key: RowKey;
  kind: 'tour' | 'article';
  /** Its address in the editor, and its path on the site without the language. */
  address: string;
  sitePath: string;
  title: Localized;
  description: Localized;
  /** The price is a text, as in the form: whole rupiah, empty for a price on request. */
  departures: { id: number; date: string; price: string }[];
  isDraft: boolean;
  /** The change that the site is told of when the row is published. */
  change: ContentChange;
};

/** Returns every row that an editor can change: tours, then articles. */
export function editableRows(mockContext: MockContext): EditableRow[] {
  const { tours, articles } = mockContext.draftDatabase('id').catalogue;
  return [
    ...tours.map(({ id }) => tourRow(mockContext, id)),
    ...articles.map(({ id }) => articleRow(mockContext, id)),
  ].flatMap((row) => row ?? []);
}

/** Returns the row of an address such as `/edit/tour/17`; null when there is none. */
export function editableRow(mockContext: MockContext, address: string): EditableRow | null {
  const [, kind, id] = /^\/edit\/(tour|article)\/(\d{1,9})$/.exec(address) ?? [];
  if (!kind) return null;
  return kind === 'tour' ? tourRow(mockContext, Number(id)) : articleRow(mockContext, Number(id));
}

function tourRow(mockContext: MockContext, id: number): EditableRow | null {
  const tours = inBothLanguages((locale) => serializeTour(mockContext.draftDatabase(locale), id));
  if (!tours) return null;
  return {
    ...commonFields(mockContext, 'tour', id),
    sitePath: `/group-tour/${id}`,
    title: { id: tours.id.title, en: tours.en.title },
    description: { id: tours.id.description ?? '', en: tours.en.description ?? '' },
    departures: tours.id.itineraries
      .filter((one) => !one.status_deleted)
      .map(({ id, departure_date, price }) => ({ id, date: departure_date.slice(0, 10), price: String(price ?? '') })),
    change: { kind: 'tour', id },
  };
}

function articleRow(mockContext: MockContext, id: number): EditableRow | null {
  const articles = inBothLanguages((locale) =>
    mockContext.draftDatabase(locale).catalogue.articles.find((article) => article.id === id),
  );
  if (!articles) return null;
  const slug = articles.id.seo.slug ?? '';
  return {
    ...commonFields(mockContext, 'article', id),
    sitePath: `/blog/${slug}`,
    title: { id: articles.id.title, en: articles.en.title },
    description: { id: articles.id.seo.description ?? '', en: articles.en.seo.description ?? '' },
    departures: [],
    change: { kind: 'article', slug },
  };
}

function commonFields(mockContext: MockContext, kind: EditableRow['kind'], id: number) {
  const key: RowKey = `${kind}:${id}`;
  const isDraft = key in mockContext.database().state.edits.drafts;
  return { key, kind, isDraft, address: `/edit/${kind}/${id}` };
}

function inBothLanguages<Row>(read: (locale: Locale) => Row | undefined): Record<Locale, Row> | null {
  const [id, en] = [read('id'), read('en')];
  return id && en ? { id, en } : null;
}
