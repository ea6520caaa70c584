import { deviceStore } from './device-store';

// The lists are not checked when they are read, so a change of their shape needs another number.
const VERSION = 1;

/** The data of a tour when the visitor last saw it, kept small for storage. Price in rupiah. */
export type ListedTour = {
  id: number;
  title: string;
  /** The language of the title and the countries. */
  language?: 'id' | 'en';
  imageUrl: string | null;
  countries: string[];
  days: number | null;
  price: number | null;
};

/** The lists stored on this device, the latest first; compared tours are in the order of selection. */
type TourLists = { saved: ListedTour[]; recent: ListedTour[]; compared: ListedTour[] };

const listLimits = { saved: 60, recent: 12, compared: 3 } as const;

const store = deviceStore<TourLists>('tourLists', VERSION, { saved: [], recent: [], compared: [] });

/** The title of the tour that did not fit into the comparison, and the lists at that time. */
let refused: { title: string; by: TourLists } | null = null;

const has = (rows: readonly ListedTour[], id: number) => rows.some((row) => row.id === id);
const without = (rows: readonly ListedTour[], id: number) => rows.filter((row) => row.id !== id);

// Callers may pass larger objects; only these fields are stored.
const snapshotOf = ({ id, title, language, imageUrl, countries, days, price }: ListedTour): ListedTour => ({
  id,
  title,
  language,
  imageUrl,
  countries,
  days,
  price,
});

const first = (tour: ListedTour, rows: readonly ListedTour[], most: number) =>
  [snapshotOf(tour), ...without(rows, tour.id)].slice(0, most);

/** Returns the lists of this device; empty on the server and while hydrating. A hook. */
export const useTourLists = (): TourLists => store.useStored((lists) => lists);

/** Returns true when the tour is in a list; false on the server and while hydrating. A hook. */
export const useIsListed = (list: keyof TourLists, id: number): boolean =>
  store.useStored((lists) => has(lists[list], id));

/** Returns the title of the tour that did not fit into the comparison; null after its next change. A hook. */
export const useRefusedTour = (): string | null =>
  store.useStored((lists) => (refused?.by.compared === lists.compared ? refused.title : null));

export function toggleSaved(tour: ListedTour): void {
  const { saved } = store.current();
  store.change({ saved: has(saved, tour.id) ? without(saved, tour.id) : first(tour, saved, listLimits.saved) });
}

/** Puts a removed tour back into its old place. */
export function restoreSaved(tour: ListedTour, index: number): void {
  const { saved } = store.current();
  if (has(saved, tour.id)) return;
  store.change({
    saved: [...saved.slice(0, index), snapshotOf(tour), ...saved.slice(index)].slice(0, listLimits.saved),
  });
}

/** Adds the tour to the comparison or removes it; a fourth one is refused. */
export function toggleCompared(tour: ListedTour): void {
  const lists = store.current();
  const { compared } = lists;
  const isIn = has(compared, tour.id);
  if (!isIn && compared.length >= listLimits.compared) {
    refused = { title: tour.title, by: lists };
    store.tell();
    return;
  }
  store.change({ compared: isIn ? without(compared, tour.id) : [...compared, snapshotOf(tour)] });
}

export function clearCompared(): void {
  store.change({ compared: [] });
}

/** Moves the tour to the front of the recently viewed ones. Call it in effects and handlers only. */
export function recordVisit(tour: ListedTour): void {
  store.change({ recent: first(tour, store.current().recent, listLimits.recent) });
}

export function clearRecent(): void {
  store.change({ recent: [] });
}
