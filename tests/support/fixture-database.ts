import type { Body, Itinerary, Tour } from '@sdk';
import type { Database } from '../../mocks/database.ts';
import { DEMO_PASSWORD_HASH } from '../../mocks/seed/demo.ts';
import { emptyState, type Member } from '../../mocks/state/state.ts';

/** Noon in Jakarta on 21 Nov 2026, the day of the fixture. */
export const fixtureNow = new Date('2026-11-21T05:00:00Z');

const turkiye = { id: 30, name: 'Turki', code: 'TR', regional_id: 3 };
const japan = { id: 10, name: 'Jepang', code: 'JP', regional_id: 1 };

/** Returns a departure of tour 1 with 8 seats at 20 million, unless `change` replaces these values. */
export function departure(id: number, date: string, change: Partial<Itinerary> = {}): Itinerary {
  const arrival = new Date(Date.parse(date) + 9 * 86_400_000).toISOString().slice(0, 10);
  return {
    id,
    type: 'Reguler',
    periode: `${date} - ${arrival}`,
    itinerary: null,
    departure_date: date,
    arrival_date: arrival,
    duration: '10 Hari 9 Malam',
    price: 20_000_000,
    seat: 8,
    note: null,
    status_deleted: false,
    fake_num_of_members: 3,
    tour_id: 1,
    ...change,
  };
}

/** Returns a request to book departure 10003 of tour 1 for one adult, unless `change` replaces these values. */
export function bookingRequest(change: Partial<Body<'bookTour'>> = {}): Body<'bookTour'> {
  return {
    tour_id: 1,
    itinerary_id: 10003,
    contact: {
      title: 'Ms',
      first_name: 'Ratna',
      email: 'ratna@kelana.example',
      phone: '+6281200000111',
      city: 'Jakarta',
    },
    pax: { adult: 1, child: 0, infant: 0 },
    rooms: [{ type: 'twin', count: 1 }],
    passengers: [{ type: 'adult', title: 'Ms', first_name: 'Ratna', dob: '1986-04-17', nationality: 'ID' }],
    agree_terms: true,
    source: 'web',
    locale: 'id',
    ...change,
  };
}

/** Returns a tour without departures, unless `change` adds some. */
function tour(id: number, title: string, change: Partial<Tour> = {}): Tour {
  return {
    id,
    title,
    price: null,
    capacity: 25,
    itinerary: 'Istanbul – Cappadocia',
    itineraryCount: 0,
    imageUrl: '/media/cappadocia-gold.jpg',
    term: '<h3>Termasuk</h3><ul><li>Hotel 9 malam</li></ul><h3>Tidak termasuk</h3><ul><li>Tipping</li></ul>',
    included: ['Hotel 9 malam'],
    costs: [
      {
        kind: 'tipping',
        label: 'Tipping',
        amount: 1_600_000,
        percent: null,
        remark: null,
        is_certain: true,
        per: 'guest',
      },
    ],
    room_supplements: [{ type: 'single', amount: 5_000_000 }],
    payment: { deposit: 10_000_000, deposit_days: 2, balance_days: 30 },
    description: '<p>Sepuluh hari di Turki.</p>',
    mainCountries: [{ tour_id: id, country: turkiye }],
    itineraries: [],
    regionalId: 3,
    ...change,
  };
}

const tours = [
  tour(1, 'Turki Lengkap', {
    itineraries: [
      departure(10001, '2026-09-05'),
      departure(10002, '2026-10-03'),
      departure(10005, '2027-04-10', { seat: null }),
      departure(10003, '2027-01-16', { price: 22_000_000 }),
      departure(10004, '2027-03-06', { seat: 0, price: 19_000_000 }),
      departure(10006, '2027-06-19', { status_deleted: true, price: 1_000_000 }),
      departure(10007, '2027-10-09'),
    ],
  }),
  tour(2, 'Jepang Golden Route', {
    regionalId: 1,
    mainCountries: [{ tour_id: 2, country: japan }],
    itinerary: 'Osaka – Kyōto – Tokyo',
    itineraries: [
      departure(20001, '2026-12-12', { tour_id: 2, arrival_date: '2026-12-18', price: 30_000_000, seat: 0 }),
    ],
  }),
  tour(3, 'Turki Musim Dingin', {
    itineraries: [departure(30001, '2027-01-02', { tour_id: 3, arrival_date: '2027-01-06', price: 14_000_000 })],
  }),
  tour(4, 'Gurun Sahara', { regionalId: null, mainCountries: [] }),
];

function member(): Member {
  return {
    id: 'm1',
    email: 'ratna@kelana.example',
    passwordHash: DEMO_PASSWORD_HASH,
    acceptsMarketing: false,
    profile: {
      address: null,
      dob: '1986-04-17',
      email: 'ratna@kelana.example',
      firstName: 'Ratna',
      lastName: 'Kusumawardani',
      fullname: 'Ratna Kusumawardani',
      id_city: 1001,
      id_country: 1,
      is_member_premium: false,
      phone: '+6281200000111',
      profile_pic_url: null,
    },
    membership: {
      card: { point: 100, number: 'KLN 0000 0000 0001', first_name: 'Ratna', last_name: 'Kusumawardani' },
      history: [],
    },
  };
}

const regional = { imageUrl: null, min_price: null, max_price: null, total_tours: 0, bgUrl: null };

/** Returns a small database for tests: one member, three regions, four tours. */
export function fixtureDatabase(): Database {
  return {
    state: { ...emptyState('default'), members: { m1: member() }, counters: { member: 1, mail: 0, upload: 0 } },
    catalogue: {
      language: 'id',
      today: '2026-11-21',
      regionals: [
        { ...regional, id: 1, name: 'Asia Timur', slug: 'asia-timur' },
        { ...regional, id: 3, name: 'Timur Tengah', slug: 'timur-tengah', imageUrl: '/media/istanbul-gold.jpg' },
        { ...regional, id: 9, name: 'Indonesia', slug: 'indonesia' },
      ],
      tours: structuredClone(tours),
      dayActivities: { 1: [day(2, 'Istanbul\nMasjid Biru dan Hagia Sophia.'), day(1, 'Jakarta – Istanbul')] },
      tourTerms: { updated_at: '2026-11-01', key_points: [], sections: [] },
      paymentTerms: {},
      deals: [],
      countries: [
        { id: 1, countryCode: 'ID', countryName: 'Indonesia', currCode: 'IDR' },
        { id: 2, countryCode: 'JP', countryName: 'Jepang', currCode: 'JPY' },
      ],
      cities: [
        { pkId: 1001, cityCode: 'JKT', cityName: 'Jakarta Utara', countryCode: 'ID' },
        { pkId: 2001, cityCode: 'OSA', cityName: 'Osaka', countryCode: 'JP' },
      ],
      banners: [],
      visaCountries: [],
      passportRequirement: { sections: [], fees: [], notes: null, updated_at: '2026-11-01', official_url: null },
      about: {
        content: '',
        vision: '',
        mission: '',
        our_services: [],
        accreditations: [],
        subsidiaries: [],
        images: { vision_mission: null, building: null, core_values: null, subsidiaries: null, accreditation: null },
        services: [],
      },
      contactPage: {
        headline: { image_url: null, title: '', subtitle: '' },
        offices: [
          {
            name: 'Jakarta Utara',
            address: 'Penjaringan',
            contacts: [{ type: 'email', value: 'halo@kelana.example' }],
          },
        ],
      },
      promotions: [],
      seasons: [],
      careers: [],
      miceProducts: [{ id: 1, name: 'Meeting' }],
      articles: [],
    },
  };
}

function day(number: number, detail: string) {
  const meals = { breakfast: number > 1, lunch: true, dinner: false };
  return { id: 1000 + number, day: number, ...meals, detail, transport: 'bus' as const, itinerary_id: 1 };
}
