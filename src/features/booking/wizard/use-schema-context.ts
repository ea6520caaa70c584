import { useMemo } from 'react';
import { todayInJakarta } from '@/domain/dates';
import type { Departure } from '@/domain/departure';
import { useWords } from '@/i18n/use-words';
import type { SchemaContext } from '../forms/schema-context';

/** The rules' sentences and labels in the language of the page. */
export function useSchemaContext(departures: readonly Departure[], capacity: number | null): SchemaContext {
  const { t } = useWords('booking');
  return useMemo(
    () => ({
      say: (key, values) => t(`validation:${key}`, values),
      label: (field) => t(field.includes('.') ? field : `field.${field}`),
      departures,
      capacity,
      today: todayInJakarta(),
    }),
    [t, departures, capacity],
  );
}
