import type { Catalogue } from '../seed/catalogue.ts';
import type { Locale } from '../seed/localized.ts';
import type { PublishedEdit, State } from '../state/state.ts';

/** The key of a row in the edits of the state. */
export type RowKey = `tour:${number}` | `article:${number}`;

type Edits = Record<string, PublishedEdit>;
type Article = Catalogue['articles'][number];

/**
 * Returns the catalogue with the texts of edits. A tour's description is its `description`, an article's is
 * that of its `seo`, which the page shows above the text.
 */
export function withEdits(catalogue: Catalogue, edits: Edits, locale: Locale): Catalogue {
  if (Object.keys(edits).length === 0) return catalogue;
  return {
    ...catalogue,
    tours: catalogue.tours.map((tour) => {
      const edit = edits[`tour:${tour.id}`];
      if (!edit) return tour;
      return {
        ...tour,
        ...draftMark(edit),
        ...(edit.at !== undefined && { updated_at: edit.at }),
        title: edit.title?.[locale] ?? tour.title,
        description: edit.description?.[locale] ?? tour.description,
      };
    }),
    articles: catalogue.articles.map((article) => {
      const edit = edits[`article:${article.id}`];
      const description = edit?.description?.[locale] ?? article.seo.description;
      return edit
        ? {
            ...article,
            ...draftMark(edit),
            ...changeTimes(article, edit),
            title: edit.title?.[locale] ?? article.title,
            seo: { ...article.seo, description },
          }
        : article;
    }),
  };
}

const draftMark = ({ isDraft }: PublishedEdit) => (isDraft ? { is_draft: true } : {});

/** The times of an edited article. Its seeded ones move with the calendar, so it must not become newer than its edit. */
function changeTimes({ created_at }: Article, { at }: PublishedEdit): Partial<Article> {
  return at === undefined ? {} : { created_at: created_at < at ? created_at : at, updated_at: at };
}

/** The state that readers of drafts get: as if every draft was published. The given state stays as it is. */
export function withDrafts(state: State): State {
  const draft = { ...state, edits: structuredClone(state.edits), departures: { ...state.departures } };
  for (const key of Object.keys(state.edits.drafts)) publish(draft, key as RowKey, { isDraft: true });
  return draft;
}

/** Publishes the draft of a row; the prices become those of its departures. False when there is no draft. */
export function publishDraft(state: State, key: RowKey, now: Date): boolean {
  return publish(state, key, { at: now.toISOString() });
}

function publish(state: State, key: RowKey, mark: Pick<PublishedEdit, 'at' | 'isDraft'>): boolean {
  const draft = state.edits.drafts[key];
  if (!draft) return false;
  const { prices = {}, ...texts } = draft;
  state.edits.published[key] = { ...state.edits.published[key], ...texts, ...mark };
  for (const [id, price] of Object.entries(prices)) {
    state.departures[id] = { ...state.departures[id], price };
  }
  delete state.edits.drafts[key];
  return true;
}
