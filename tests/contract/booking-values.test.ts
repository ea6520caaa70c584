// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import document from '../../sdk/src/generated/openapi.json';
import { filledValues, storeDraft } from '../support/booking-fixture.ts';
import { itineraryRows, showWizard, withWizard } from '../support/show-wizard.tsx';

/** The control of each value, by its name or the label of its group, and the text of its line in the review. */
const ASKED: Record<string, { control: string; line?: string }> = {
  itinerary_id: { control: 'itinerary_id', line: '17 Mar 2027' },
  'contact.title': { control: 'contact.title', line: 'Nyonya Ratna' },
  'contact.first_name': { control: 'contact.first_name', line: 'Ratna Wulandari' },
  'contact.last_name': { control: 'contact.last_name', line: 'Ratna Wulandari' },
  'contact.email': { control: 'contact.email', line: 'ratna@kelana.example' },
  'contact.phone': { control: 'contact.phone', line: '+62 812-3456-7890' },
  'contact.city': { control: 'contact.city', line: 'Jakarta Utara' },
  'pax.adult': { control: 'Dewasa', line: '1 dewasa' },
  'pax.child': { control: 'Anak', line: '1 anak' },
  'pax.infant': { control: 'Bayi', line: '1 bayi' },
  'rooms.type': { control: 'Kamar twin', line: '1 twin' },
  'rooms.count': { control: 'Kamar twin', line: '1 twin' },
  // The numbers of guests give the types of the travellers.
  'passengers.type': { control: 'Anak', line: 'DEWI Anak' },
  'passengers.title': { control: 'passengers.0.title', line: 'Nyonya RATNA' },
  'passengers.first_name': { control: 'passengers.0.first_name', line: 'RATNA WULANDARI' },
  'passengers.last_name': { control: 'passengers.0.last_name', line: 'RATNA WULANDARI' },
  'passengers.dob': { control: 'passengers.0.dob', line: 'Lahir 14 Mei 1986' },
  'passengers.nationality': { control: 'passengers.0.nationality', line: 'Indonesia' },
  'passengers.passport_number': { control: 'passengers.0.passport_number', line: 'Paspor X1234567' },
  'passengers.passport_expiry': { control: 'passengers.0.passport_expiry', line: 'berlaku sampai 2 Sep 2030' },
  'passengers.special_request': { control: 'passengers.1.special_request', line: 'Alergi kacang' },
  // The review asks for these two itself.
  note: { control: 'note' },
  agree_terms: { control: 'agree_terms' },
};
/** Values that the page knows; the review shows the price in its costs. */
const NOT_ASKED = ['tour_id', 'price', 'total', 'source', 'locale'];

type Schema = { $ref?: string; items?: Schema; properties?: Record<string, Schema> };
const { schemas } = document.components as { schemas: Record<string, Schema> };

/** Returns the paths of all values of a schema; those of a list have no index. */
function valuesOf(schema: Schema, path: string): string[] {
  if (schema.$ref) return valuesOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path);
  if (schema.items) return valuesOf(schema.items, path);
  if (!schema.properties) return [path];
  return Object.entries(schema.properties).flatMap(([name, value]) => valuesOf(value, path ? `${path}.${name}` : name));
}

const service = withWizard();

/** Opens a step of the wizard and waits for its control with this name. */
async function openStep(step: string, control: string): Promise<void> {
  cleanup();
  showWizard({ itinerary: '3', step });
  await waitFor(() => expect(window.document.querySelector(`[name="${control}"]`)).toBeTruthy());
}

test('every value of a booking request has a control in the wizard and a line in the review', async () => {
  expect(
    valuesOf({ $ref: 'BookingRequest' }, '')
      .filter((path) => !NOT_ASKED.includes(path))
      .sort(),
    'The values of a booking request in the API document. A new one needs a control in src/features/booking/steps, a line in review-step.tsx, and a row in ASKED of this test.',
  ).toEqual(Object.keys(ASKED).sort());

  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: itineraryRows }));
  const infant = { ...filledValues().passengers[1], type: 'infant', first_name: 'bima', dob: '3 Agu 2026' } as const;
  const values = filledValues();
  Object.assign(values, { itinerary_id: '3', pax: { adult: 1, child: 1, infant: 1 } });
  storeDraft({ values: { ...values, passengers: [...values.passengers, infant] } });

  const controls = new Set<string | null>();
  for (const [step, control] of [
    ['1', 'itinerary_id'],
    ['2', 'contact.title'],
    ['3', 'passengers.0.title'],
    ['4', 'agree_terms'],
  ] as const) {
    await openStep(step, control);
    for (const named of window.document.querySelectorAll('[name]')) controls.add(named.getAttribute('name'));
    for (const group of screen.queryAllByRole('group')) controls.add(group.querySelector('[id]')?.textContent ?? null);
  }
  const review = window.document.querySelector('main, form')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const missing = Object.entries(ASKED).flatMap(([path, { control, line }]) => [
    ...(controls.has(control) ? [] : [`${path}: no control called ${control}`]),
    ...(line === undefined || review.includes(line) ? [] : [`${path}: no "${line}" in the review`]),
  ]);
  expect(missing).toEqual([]);
});
