import { useMemo } from 'react';
import type { Departure } from '@/domain/booking';
import { todayInJakarta } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import type { SchemaContext } from '../forms/schema-context';

const OWN_SENTENCES: Record<string, string> = {
  departureGone: 'departure.gone',
  roomsNone: 'rooms.none',
  roomsMany: 'rooms.many',
};

/** The rules' sentences and labels in the language of the page. */
export function useSchemaContext(departures: readonly Departure[]): SchemaContext {
  const { t } = useWords('booking');
  return useMemo(
    () => ({
      say: (key, values) => t(`validation:${key}`, values),
      label: (field) => t(OWN_SENTENCES[field] ?? `field.${field}`),
      departures,
      today: todayInJakarta(),
    }),
    [t, departures],
  );
}
