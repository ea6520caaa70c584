const VERSION = 1;

/** A tour as it was when the visitor met it, small enough to be kept. Price in rupiah. */
export type ListedTour = {
  id: number;
  title: string;
  imageUrl: string | null;
  countries: string[];
  days: number | null;
  price: number | null;
};

/** The lists of this device, the latest first; the compared ones in the order they were picked. */
export type TourLists = { saved: ListedTour[]; recent: ListedTour[]; compared: ListedTour[] };

export const listLimits = { saved: 60, recent: 12, compared: 3 } as const;

export const noLists: TourLists = { saved: [], recent: [], compared: [] };

/** The lists as the device keeps them; whatever is not ours or does not read counts as nothing. */
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
    Array.isArray(value?.countries) &&
    [value.title, value.imageUrl ?? '', ...value.countries].every(isText) &&
    [value.days, value.price].every((amount) => amount === null || Number.isFinite(amount))
  );
}
