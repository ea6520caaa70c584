import { expect } from 'vitest';

/** A card: the departure of its link (null: none), and the date, seats and price that it shows; `total` of a party. */
export type Card = {
  tourId: number;
  itineraryId: number | null;
  date: string;
  seats: string;
  amount: number | null;
  total: number | null;
};
/** The seats of a departure as a page writes them. */
export const seatsText = (seat: number | null, guests = 1) => {
  if (seat === null) return 'Tanya ketersediaan';
  if (seat === 0) return 'Penuh';
  if (seat < guests) return `Sisa ${seat}, Anda ${guests}`;
  if (seat <= 5) return `Sisa ${seat} kursi`;
  return seat <= 10 ? 'Hampir penuh' : 'Tersedia';
};

/** The text of a part of a page. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
const DATE = /\d{1,2} [A-Z][a-z]{2} \d{4}/g;
const SEATS = /Tanya ketersediaan|Penuh|Sisa \d kursi|Sisa \d+, Anda \d+|Hampir penuh|Tersedia/;
const rupiahIn = (text: string | undefined) => (text ? Number(text.replaceAll('.', '')) : null);

/** Reads the cards of tours in a part of a page. A card with several dates marks the one of its price. */
export function cardsIn(html: string): Card[] {
  return [...html.matchAll(/<article(?:(?!<article).)*?<\/article>/gs)].flatMap(([article]) => {
    const [, tourId, itineraryId] = /href="\/(?:group-tour|booking)\/(\d+)(?:\?itinerary=(\d+))?"/.exec(article) ?? [];
    if (!tourId) return [];
    const rows = [...article.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)].map(([, attributes = '', row = '']) => ({
      isOfPrice: attributes.includes('data-priced'),
      text: textOf(row),
    }));
    const row = rows.length > 0 ? rows.find(({ isOfPrice }) => isOfPrice) : { text: textOf(article), isOfPrice: true };
    const text = textOf(article);
    const date = row?.text.match(DATE)?.[0] ?? '';
    // Without a date of its own the price is that of the first row. The total of a party names day and month.
    const dateOfPrice = /Termurah (\d+ \w+ \d+)|(\d+ \w+) · \d+ orang:/
      .exec(text)
      ?.find((one, index) => index > 0 && one);
    expect(date.startsWith(dateOfPrice ?? rows[0]?.text.match(DATE)?.[0] ?? date)).toBe(true);
    const [, amount] = /Rp ([\d.]+) ?\/orang/.exec(text) ?? [];
    const [, total] = /orang: Rp ([\d.]+)/.exec(text) ?? [];
    return [
      {
        tourId: Number(tourId),
        itineraryId: itineraryId ? Number(itineraryId) : null,
        date,
        seats: row?.text.match(SEATS)?.[0] ?? '',
        amount: rupiahIn(amount),
        total: rupiahIn(total),
      },
    ];
  });
}
