import type { Season, Tour } from '@sdk';
import { type DepartureFilters, departuresLeft, seatedGuests } from '../rules/departures.ts';
import { daysIncluding } from '../rules/jakarta-day.ts';
import { addDays, nextSeasons } from '../seed/calendar.ts';
import type { SeasonText } from '../seed/seasons.ts';
import { hasSeats } from '../seed/tour/bookable-departures.ts';

/** The seasons with their days and the open departures that have seats for the party, soonest first. */
export function countSeasons(
  texts: readonly SeasonText[],
  tours: readonly Tour[],
  today: string,
  party: DepartureFilters,
): Season[] {
  const departuresOf = (ids: readonly number[], first: string, last: string) =>
    tours
      .filter(({ mainCountries }) => ids.length === 0 || mainCountries.some(({ country }) => ids.includes(country.id)))
      .flatMap((tour) => departuresLeft(tour, today, { first_day: first, last_day: last }));
  const count = ({ key, country_ids: ids, ...text }: SeasonText, first: string, last: string): Season => {
    const prices = departuresOf(ids, first, last)
      .filter((one) => hasSeats(one, seatedGuests(party)))
      .map(({ price }) => price ?? Number.POSITIVE_INFINITY);
    const lowest = Math.min(...prices);
    const days = Array.from({ length: daysIncluding(first, last) }, (_, index) => addDays(first, index));
    return {
      key,
      ...text,
      first_day: first,
      last_day: last,
      months: [...new Set(days.map((day) => day.slice(0, 7)))],
      country_ids: ids,
      departures: prices.length,
      min_price: Number.isFinite(lowest) ? lowest : null,
    };
  };
  const seasons = texts.flatMap((text) => {
    const years = nextSeasons(text.key, today);
    // A season whose departures have all left comes again.
    const next = years.find(({ first, last }) => departuresOf(text.country_ids, first, last).length > 0) ?? years[0];
    return next ? count(text, next.first, next.last) : [];
  });
  return seasons.sort((a, b) => Date.parse(a.first_day) - Date.parse(b.first_day));
}
