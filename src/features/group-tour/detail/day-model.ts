import type { DayActivity } from '@sdk';

export const meals = ['breakfast', 'lunch', 'dinner'] as const;

export type DayModel = {
  day: number;
  title: string;
  text: string;
  meals: (typeof meals)[number][];
  transport: DayActivity['transport'];
  imageUrl: string | null;
  /** The language of the texts; left out if it is that of the tour. */
  language?: 'id' | 'en';
};

/** Returns the days in order; the first line of a day's text is its title. */
export function dayModels(rows: readonly DayActivity[], texts: Pick<DayModel, 'language'> = {}): DayModel[] {
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

/** Returns the total number of meals of the days. */
export function mealsTotal(days: readonly DayModel[]): number {
  return days.reduce((sum, day) => sum + day.meals.length, 0);
}
