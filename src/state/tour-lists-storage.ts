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
export type TourLists = { saved: ListedTour[]; recent: ListedTour[]; compared: ListedTour[] };

export const listLimits = { saved: 60, recent: 12, compared: 3 } as const;

export const noLists: TourLists = { saved: [], recent: [], compared: [] };

/** Parses the stored lists; invalid data counts as empty. */
export function listsFromText(text: string | null): TourLists {
  try {
    const stored = JSON.parse(text ?? '{}');
    const rows = (name: keyof TourLists): ListedTour[] =>
      stored.version === VERSION && Array.isArray(stored[name])
        ? stored[name].filter(isTour).slice(0, listLimits[name])
        : [];
    return { saved: rows('saved'), recent: rows('recent'), compared: rows('compared') };
  } catch {
    return noLists;
  }
}

export const textOfLists = (lists: TourLists): string => JSON.stringify({ version: VERSION, ...lists });

const isText = (value: unknown) => typeof value === 'string';

function isTour(value: ListedTour | null): boolean {
  return (
    Number.isInteger(value?.id) &&
    [undefined, 'id', 'en'].includes(value?.language) &&
    Array.isArray(value?.countries) &&
    [value.title, value.imageUrl ?? '', ...value.countries].every(isText) &&
    [value.days, value.price].every((amount) => amount === null || Number.isFinite(amount))
  );
}
