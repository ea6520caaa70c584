import type { Page } from '@playwright/test';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { noteSecret } from '../support/secrets.ts';
import { changeDeparture, host, type NewMember, newMember } from '../support/service-host.ts';
import { expect, inLanguage, type Language } from '../support/test.ts';
import { words } from '../support/words.ts';

export type TourDeparture = { tourId: number; id: number; price: number; from: string; to: string };

type Row = {
  id: number;
  price: number | null;
  seat: number | null;
  status_deleted: boolean;
  departure_date: string;
  arrival_date: string;
};

const SEATS = 20;

/**
 * The latest departure of a tour, with seats: they and the price are the test's to change. A test takes a tour of its
 * own, and never tour 17, which everybody books.
 */
export async function ownDeparture(tourId: number): Promise<TourDeparture> {
  const answer = await fetch(`${host}/v1/modules/tour/${tourId}/itineraries`);
  const { data } = (await answer.json()) as { data: Row[] };
  // Other tests look for those that are nearly full.
  const isNearlyFull = ({ seat }: Row) => seat === null || (seat >= 1 && seat <= 5);
  const open = data.filter((row) => !row.status_deleted && row.price !== null && !isNearlyFull(row));
  const [row] = open.toSorted((a, b) => b.departure_date.localeCompare(a.departure_date));
  if (!row) throw new Error(`Tour ${tourId} has no departure a test could take.`);
  await changeDeparture({ id: row.id, seat: SEATS });
  return { tourId, id: row.id, price: row.price ?? 0, from: row.departure_date, to: row.arrival_date };
}

/** The draft of a booking with nothing missing, as the wizard keeps it: adults who typed everything themselves. */
export function readyDraft(departure: TourDeparture, adults = 2) {
  const guest = (first_name: string) => ({
    type: 'adult',
    title: 'Mrs',
    first_name,
    last_name: 'WULANDARI',
    dob: '14 05 1986',
    nationality: 'ID',
    passport_later: true,
    passport_number: '',
    passport_expiry: '',
    special_request: '',
  });
  const names = ['RATNA', 'SARI', 'DEWI', 'TIARA', 'INTAN', 'BULAN', 'MELATI', 'KARTIKA'];
  return {
    tour: { id: departure.tourId, title: 'Tour', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: crypto.randomUUID(), sent: null },
    seenPrice: departure.price,
    values: {
      itinerary_id: String(departure.id),
      pax: { adult: adults, child: 0, infant: 0 },
      rooms: { twin: Math.ceil(adults / 2), double: 0, triple: 0, single: 0 },
      has_chosen_rooms: false,
      contact: {
        title: 'Mrs',
        first_name: 'Ratna',
        last_name: 'Wulandari',
        email: 'ratna.typed@kelana.example',
        phone: '0812 3456 7890',
        city: 'Jakarta',
      },
      is_contact_travelling: true,
      passengers: names.slice(0, adults).map(guest),
      note: '',
      agree_terms: true,
      fax: '',
    },
  };
}

type Draft = ReturnType<typeof readyDraft> & { prefilled?: string[] };

const NOWHERE = '**/nowhere-yet';

/** The tab holds the draft, and the device the session of the member, or nobody's; the open page shows nothing. */
export async function holdDraft(page: Page, member: NewMember | null, draft: Draft): Promise<void> {
  const token = member && (await tokenOf(host, member));
  noteSecret('token', token);
  await page.route(NOWHERE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/nowhere-yet');
  await page.evaluate(
    ([text, given]) => {
      sessionStorage.clear();
      sessionStorage.setItem('kelana.booking-drafts', text ?? '');
      if (given) localStorage.setItem('kelana.token', given);
      else localStorage.removeItem('kelana.token');
    },
    [textOf([draft]), token],
  );
}

/** The same tab begins anew with another draft: the next page it opens finds nothing else. */
export async function nextDraft(page: Page, draft: Draft): Promise<void> {
  await page.evaluate(
    (text) => {
      sessionStorage.clear();
      sessionStorage.setItem('kelana.booking-drafts', text);
    },
    textOf([draft]),
  );
}

const textOf = (drafts: Draft[]) => JSON.stringify({ version: 2, drafts });

export const reviewPath = ({ tourId, id }: TourDeparture): string => `/booking/${tourId}?itinerary=${id}&step=4`;

/** A new member at the review of a booking that has nothing missing. */
export async function memberAtReview(
  page: Page,
  language: Language,
  departure: TourDeparture,
  adults = 2,
): Promise<NewMember> {
  const member = await newMember('wizard');
  await holdDraft(page, member, readyDraft(departure, adults));
  await page.goto(inLanguage(language, reviewPath(departure)));
  await expect(page.getByLabel(words[language].agree)).toBeVisible();
  return member;
}
