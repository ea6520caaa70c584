import type { Itinerary, Person } from '@sdk';
import type { Locale } from '../localized.ts';
import { buildLeaders, leaderRows } from '../people.ts';
import { departureDays } from './departures.ts';
import { tourRows } from './rows.ts';

const FIRST_YEAR = 2024;
const rosters = new Map<number, Map<number, number>>();

/** The leader of a departure; null when nobody who knows the country is free. */
export function leaderOf(itineraryId: number | undefined, locale: Locale): Person | null {
  const leaderId = leaderIdOf(itineraryId ?? 0);
  return buildLeaders(locale).find(({ id }) => id === leaderId) ?? null;
}

/** Departures of which the upcoming ones have their leaders, and these leaders in the order in which they leave. */
export function withLeaders(departures: readonly Itinerary[], today: string, locale: Locale) {
  const all = buildLeaders(locale);
  const itineraries = departures.map((one) =>
    one.departure_date >= today ? { ...one, leader_id: leaderIdOf(one.id) } : one,
  );
  const ids = new Set(itineraries.map((one) => one.leader_id));
  return { itineraries, leaders: [...ids].flatMap((id) => all.filter((one) => one.id === id)) };
}

function leaderIdOf(itineraryId: number): number | null {
  const year = 2020 + Math.floor((itineraryId % 10_000) / 100);
  const roster = rosters.get(year) ?? planRoster(year);
  rosters.set(year, roster);
  return roster.get(itineraryId) ?? null;
}

/**
 * Plans who leads which departure up to a year. Nobody leads two tours at a time: of those who know the country and are
 * at home, the one who has rested longest leaves. It always begins in the same year, so that a plan never changes.
 */
function planRoster(lastYear: number): Map<number, number> {
  const years = Array.from({ length: Math.max(0, lastYear - FIRST_YEAR + 1) }, (_, index) => FIRST_YEAR + index);
  const departures = tourRows
    .flatMap((row) =>
      years.flatMap((year) =>
        row.months.map((month) => ({ ...departureDays(row, year, month), country: row.countries[0] ?? '' })),
      ),
    )
    .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const backOn = new Map(leaderRows.map(({ id }) => [id, '']));
  return new Map(
    departures.flatMap(({ id, date, arrival, country }) => {
      const [leader] = leaderRows
        .filter((one) => one.countries.includes(country) && (backOn.get(one.id) ?? '') < date)
        .sort((a, b) => (backOn.get(a.id) ?? '').localeCompare(backOn.get(b.id) ?? ''));
      if (!leader) return [];
      backOn.set(leader.id, arrival);
      return [[id, leader.id]];
    }),
  );
}
