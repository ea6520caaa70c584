import type { DayActivity, Tour } from '@sdk';

const meals = ['breakfast', 'lunch', 'dinner'] as const;

export type DayModel = ReturnType<typeof dayModels>[number];

/**
 * Returns the days in order; the first line of a day's text is its title. `texts` is the language of the texts, left out
 * if it is that of the tour.
 */
export function dayModels(rows: readonly DayActivity[], texts: { language?: 'id' | 'en' } = {}) {
  return [...rows]
    .sort((a, b) => a.day - b.day)
    .map((row) => {
      const [title = '', ...lines] = row.detail.split('\n');
      return {
        day: row.day,
        title: title.trim(),
        text: lines.join('\n').trim(),
        meals: meals.filter((meal) => row[meal]),
        transport: row.transport,
        imageUrl: row.image_url ?? null,
        ...texts,
      };
    });
}

/** Returns the departure whose programme represents the tour: every departure has the same days. */
export function programmeOf(tour: Pick<Tour, 'itineraries'>): number | null {
  return (tour.itineraries.find((row) => !row.status_deleted) ?? tour.itineraries[0])?.id ?? null;
}
