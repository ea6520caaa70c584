import type { BookingHistory } from '@sdk';
import { addDays } from '../calendar.ts';
import type { Localized } from '../localized.ts';
import type { MemberSeed, PointMovement } from './member-seed.ts';

const EXPIRY_DAYS = 730;
const ROW_EVERY_DAYS = 18;

const trips: [point: number, description: Localized][] = [
  [2_290, { id: 'Tour Jepang Golden Route, 1 peserta', en: 'Japan Golden Route, 1 traveller' }],
  [500, { id: 'Ulasan perjalanan', en: 'Trip review' }],
  [4_490, { id: 'Tour Swiss Panorama, 1 peserta', en: 'Swiss Panorama, 1 traveller' }],
  [1_690, { id: 'Tour Korea Ceria, 1 peserta', en: 'Cheerful Korea, 1 traveller' }],
  [3_780, { id: 'Tour Hokkaido Musim Dingin, 1 peserta', en: 'Hokkaido in Winter, 1 traveller' }],
  [250, { id: 'Mengajak teman menjadi anggota', en: 'Invited a friend to join' }],
  [3_290, { id: 'Tour Mesir – Yordania, 1 peserta', en: 'Egypt – Jordan, 1 traveller' }],
];

/** A premium member with much data: forty point movements and ten bookings. */
export function sari(today: string): MemberSeed {
  const history = buildPointHistory(today);
  return {
    id: 'm3',
    acceptsMarketing: true,
    profile: {
      address: 'Jl. Kamboja Putih No. 3, Gubeng',
      dob: '1979-11-02',
      email: 'sari@kelana.example',
      firstName: 'Sari',
      lastName: 'Wijayanti',
      fullname: 'Sari Wijayanti',
      id_city: 1047,
      id_country: 1,
      is_member_premium: true,
      phone: '+6281200000113',
      profile_pic_url: null,
    },
    membership: {
      card: {
        point: history.reduce((sum, { point }) => sum + point, 0),
        number: 'KLN 1160 4458 2937',
        first_name: 'Sari',
        last_name: 'Wijayanti',
      },
      history,
    },
    bookings: buildBookings(today),
  };
}

/** Thirty-eight rows at regular intervals, and a pair for old points: earned, and expired two years later. */
function buildPointHistory(today: string): PointMovement[] {
  const rows = Array.from({ length: 38 }, (_, index) => toPointMovement(index, today));
  const old: PointMovement = {
    id: 3001,
    point: 460,
    description: {
      id: 'Tour Bangkok – Pattaya Keluarga, sisa poin',
      en: 'Bangkok – Pattaya for Families, remaining points',
    },
    status: 'earned',
    date: addDays(today, -790),
    expired_at: addDays(today, EXPIRY_DAYS - 790),
  };
  const expired: PointMovement = {
    ...old,
    id: 3040,
    point: -460,
    description: {
      id: 'Poin Tour Bangkok – Pattaya Keluarga melewati masa berlaku',
      en: 'Points of Bangkok – Pattaya for Families, expired',
    },
    status: 'expired',
    date: addDays(today, EXPIRY_DAYS - 789),
    expired_at: null,
  };
  return [...rows, old, expired].sort((a, b) => b.date.localeCompare(a.date));
}

function toPointMovement(index: number, today: string): PointMovement {
  const daysAgo = (index + 1) * ROW_EVERY_DAYS;
  const base = { id: 3039 - index, date: addDays(today, -daysAgo) };
  if (index % 5 === 3) {
    return {
      ...base,
      point: -1_500,
      description: { id: 'Potongan harga tour', en: 'Discount on a tour' },
      status: 'used',
      expired_at: null,
    };
  }
  const [point, description] = trips[index % trips.length] as (typeof trips)[number];
  return { ...base, point, description, status: 'earned', expired_at: addDays(today, EXPIRY_DAYS - daysAgo) };
}

function buildBookings(today: string): BookingHistory[] {
  const rows: [days: number, status: BookingHistory['status'], code: string, tour: string][] = [
    [284, 'booking', 'KLN-4TQ8ZN', 'Aurora Skandinavia: Norwegia – Finlandia – Swedia – Denmark'],
    [171, 'deposit', 'KLN-HX2M6P', 'Swiss Panorama: Jungfraujoch – Zermatt – Luzern'],
    [34, 'full_payment', 'KLN-R9D3WK', 'Jepang Golden Route: Osaka – Kyoto – Fuji – Tokyo'],
    [-41, 'full_payment', 'KLN-5BY7CE', 'Georgia & Azerbaijan'],
    [-118, 'full_payment', 'KLN-PJ4S8G', 'Eropa Timur: Praha – Budapest – Wina – Bratislava'],
    [-176, 'cancel', 'KLN-Z6N2TQ', 'Perth & Wildflower'],
    [-260, 'full_payment', 'KLN-8KM5XR', 'Korea Ceria: Seoul – Nami – Everland'],
    [-349, 'full_payment', 'KLN-D3W9HA', 'Mesir – Yordania: Kairo – Petra – Wadi Rum'],
    [-455, 'full_payment', 'KLN-QC7P4Y', 'Hokkaido Musim Dingin: Sapporo – Otaru – Noboribetsu'],
    [-590, 'full_payment', 'KLN-2GT6RB', 'Dubai – Abu Dhabi'],
  ];
  return rows.map(([days, status, reservation_code, tour]) => ({
    package: tour,
    date: addDays(today, days),
    status,
    reservation_code,
  }));
}
