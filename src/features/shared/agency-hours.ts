import type { ContactPage, OpeningHours } from '@sdk';
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

/** Returns the hours of the head office, the first office, which are the operator's own; empty if they are not known. */
export function headOfficeHours(contact: Pick<ContactPage, 'offices'> | undefined): OpeningHours[] {
  return contact?.offices[0]?.opening_hours ?? [];
}

const DAYS: Record<OpeningHours['days'][number], DayOfWeek> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Returns opening hours as a property of schema.org data. */
export function hoursData(hours: readonly OpeningHours[]) {
  if (hours.length === 0) return {};
  const openingHoursSpecification = hours.map(
    ({ days, opens, closes }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => DAYS[day]),
        opens,
        closes,
      }) satisfies OpeningHoursSpecification,
  );
  return { openingHoursSpecification };
}
