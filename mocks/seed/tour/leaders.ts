import type { BookingHistory, Itinerary, Person } from '@sdk';
import type { Locale } from '../localized.ts';
import { buildLeaders, leaderRows } from '../people.ts';
import { departureDays, isLeaderNote } from './departures.ts';
import { tourRows } from './rows.ts';

const FIRST_YEAR = 2024;
const rosters = new Map<number, Map<number, number>>();

/**
 * The leader of a booking; null when nobody who knows the country is free. A seeded booking is of no departure, so the
 * first who knows the country of its tour leads it.
 */
export function leaderOf(
  { itinerary_id: itineraryId, tour_id: tourId }: BookingHistory,
  locale: Locale,
): Person | null {
  const country = tourRows.find(({ id }) => id === tourId)?.countries[0] ?? '';
  const leaderId =
    itineraryId === undefined ? leaderRows.find((one) => one.countries.includes(country))?.id : leaderIdOf(itineraryId);
  return buildLeaders(locale).find(({ id }) => id === leaderId) ?? null;
}

/** Departures of which the upcoming ones have their leaders, and these leaders in the order in which they leave. */
export function withLeaders(departures: readonly Itinerary[], today: string, locale: Locale) {
  const all = buildLeaders(locale);
  const itineraries = departures.map((one) =>
    one.departure_date >= today ? withLeader(one, leaderIdOf(one.id)) : one,
  );
  const ids = new Set(itineraries.map((one) => one.leader_id));
  return { itineraries, leaders: [...ids].flatMap((id) => all.filter((one) => one.id === id)) };
}

/** The name of the leader takes the place of the note that there will be one. */
const withLeader = (one: Itinerary, leader_id: number | null): Itinerary => ({
  ...one,
  leader_id,
  note: leader_id !== null && isLeaderNote(one.note) ? null : one.note,
});

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
