import type { UrlQuery } from '@/domain/pages';
import { isMonth } from '@/domain/tour/tour-query';

/** The view of the list; `at` is the month of the calendar (`YYYY-MM`), `day` a day in it. */
export type ListView = { view: 'cards' | 'calendar' | 'saved'; at?: string; day?: string };

/** Returns the view of an address; invalid values are ignored. */
export function viewFromUrl(url: UrlQuery): ListView {
  if (url.view === 'saved') return { view: 'saved' };
  if (url.view !== 'calendar') return { view: 'cards' };
  const day = typeof url.day === 'string' && isDay(url.day) ? url.day : undefined;
  const at = typeof url.at === 'string' && isMonth(url.at) ? url.at : day?.slice(0, 7);
  return { view: 'calendar', at, day: day?.slice(0, 7) === at ? day : undefined };
}

/** Returns the query parameters of the view; the default view has none. */
export function viewToUrl({ view, at, day }: ListView): Record<string, string | undefined> {
  if (view === 'cards') return {};
  return view === 'saved' ? { view } : { view, at, day };
}

function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
