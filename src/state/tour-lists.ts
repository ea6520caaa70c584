import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './device-storage';

// The lists are not checked again when they are read, so a change of their shape needs another number.
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

const noLists: TourLists = { saved: [], recent: [], compared: [] };

let text: string | null = null;
let lists = noLists;
let refused: string | null = null;
const listeners = new Set<() => void>();

// Reads the storage each time, so that no tab overwrites the changes of another. When storage is blocked the text never
// changes, and the lists live in memory for this visit.
function current(): TourLists {
  const stored = readStored('tourLists');
  if (stored !== text) {
    text = stored;
    lists = listsFromText(stored);
    // Another tab has removed a tour from the comparison.
    if (lists.compared.length < listLimits.compared) refused = null;
  }
  return lists;
}

function change(next: Partial<TourLists>) {
  lists = { ...current(), ...next };
  const written = JSON.stringify({ version: VERSION, ...lists });
  if (writeStored('tourLists', written)) text = written;
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tell);
  };
}

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
export const useTourLists = (): TourLists => useSyncExternalStore(subscribe, current, () => noLists);

/** Returns true when the tour is in a list; false on the server and while hydrating. A hook. */
export const useIsListed = (list: keyof TourLists, id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => has(current()[list], id),
    () => false,
  );

function refusedNow(): string | null {
  current();
  return refused;
}

/** Returns the title of the tour that did not fit into the comparison; null after its next change. A hook. */
export const useRefusedTour = (): string | null => useSyncExternalStore(subscribe, refusedNow, () => null);

export function toggleSaved(tour: ListedTour): void {
  const { saved } = current();
  change({ saved: has(saved, tour.id) ? without(saved, tour.id) : first(tour, saved, listLimits.saved) });
}

/** Puts a removed tour back into its old place. */
export function restoreSaved(tour: ListedTour, index: number): void {
  const { saved } = current();
  if (has(saved, tour.id)) return;
  change({ saved: [...saved.slice(0, index), snapshotOf(tour), ...saved.slice(index)].slice(0, listLimits.saved) });
}

/** Adds the tour to the comparison or removes it; a fourth one is refused. */
export function toggleCompared(tour: ListedTour): void {
  const { compared } = current();
  const isIn = has(compared, tour.id);
  const isRefused = !isIn && compared.length >= listLimits.compared;
  refused = isRefused ? tour.title : null;
  if (isRefused) tell();
  else change({ compared: isIn ? without(compared, tour.id) : [...compared, snapshotOf(tour)] });
}

export function clearCompared(): void {
  refused = null;
  change({ compared: [] });
}

/** Moves the tour to the front of the recently viewed ones. Call it in effects and handlers only. */
export function recordVisit(tour: ListedTour): void {
  change({ recent: first(tour, current().recent, listLimits.recent) });
}

export function clearRecent(): void {
  change({ recent: [] });
}

/** Parses the stored lists; a text that is no JSON or of another version counts as empty, and so does what is no list. */
function listsFromText(text: string | null): TourLists {
  try {
    const { version, ...stored } = JSON.parse(text ?? '{}');
    const lists = Object.entries(stored).filter(([, rows]) => Array.isArray(rows));
    return version === VERSION ? { ...noLists, ...Object.fromEntries(lists) } : noLists;
  } catch {
    return noLists;
  }
}
