const VERSION = 1;

/** A tour as it was when the visitor met it, small enough to be kept. Price in rupiah. */
export type KeptTour = {
  id: number;
  title: string;
  imageUrl: string | null;
  countries: string[];
  days: number | null;
  price: number | null;
};

/** The lists of this device, the latest first; the compared ones in the order they were picked. */
export type KeptLists = { saved: KeptTour[]; recent: KeptTour[]; compared: KeptTour[] };

export const mostKept = { saved: 60, recent: 12, compared: 3 } as const;

export const noLists: KeptLists = { saved: [], recent: [], compared: [] };

/** The lists as the device keeps them; whatever is not ours or does not read counts as nothing. */
export function listsFromText(text: string | null): KeptLists {
  try {
    const stored = JSON.parse(text ?? '{}');
    const rows = (name: keyof KeptLists): KeptTour[] =>
      stored.version === VERSION && Array.isArray(stored[name])
        ? stored[name].filter(isTour).slice(0, mostKept[name])
        : [];
    return { saved: rows('saved'), recent: rows('recent'), compared: rows('compared') };
  } catch {
    return noLists;
  }
}

export const textOfLists = (lists: KeptLists): string => JSON.stringify({ version: VERSION, ...lists });

const isText = (value: unknown) => typeof value === 'string';

function isTour(value: KeptTour | null): boolean {
  return (
    Number.isInteger(value?.id) &&
    Array.isArray(value?.countries) &&
    [value.title, value.imageUrl ?? '', ...value.countries].every(isText) &&
    [value.days, value.price].every((amount) => amount === null || Number.isFinite(amount))
  );
}
