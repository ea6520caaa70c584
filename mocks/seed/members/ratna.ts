import { addDays } from '../calendar.ts';
import type { Localized } from '../localized.ts';
import type { MemberSeed, PointMovement } from './member-seed.ts';

/** A member with points of every kind, some about to expire, and one booking in each status. */
export function ratna(today: string): MemberSeed {
  return {
    id: 'm1',
    acceptsMarketing: true,
    profile: {
      address: 'Jl. Anggrek Bulan No. 14, Kelapa Gading',
      dob: '1986-04-17',
      email: 'ratna@kelana.example',
      firstName: 'Ratna',
      lastName: 'Kusumawardani',
      fullname: 'Ratna Kusumawardani',
      id_city: 1019,
      id_country: 1,
      is_member_premium: false,
      phone: '+6281200000111',
      profile_pic_url: null,
    },
    membership: {
      card: { point: 12_450, number: 'KLN 2481 0937 5526', first_name: 'Ratna', last_name: 'Kusumawardani' },
      history: buildPointHistory(today),
    },
    bookings: [
      {
        package: 'Korea Ceria: Seoul – Nami – Everland',
        date: addDays(today, 152),
        status: 'booking',
        reservation_code: 'KLN-7F3K9Q',
        agreed: { price: 16_900_000, daysAgo: 2 },
        tour_id: 4,
        arrival_date: addDays(today, 157),
        pax: { adult: 2, child: 1, infant: 0 },
        payment: {
          total: 54_857_700,
          paid: 0,
          deposit: 15_000_000,
          deposit_due: addDays(today, 1),
          balance_due: addDays(today, 122),
        },
      },
      {
        package: 'Turki Lengkap: Istanbul – Cappadocia – Pamukkale',
        date: addDays(today, 63),
        status: 'deposit',
        reservation_code: 'KLN-M42XTD',
        agreed: { price: 21_900_000, daysAgo: 87 },
        tour_id: 17,
        arrival_date: addDays(today, 72),
        pax: { adult: 2, child: 0, infant: 0 },
        payment: {
          total: 47_481_800,
          paid: 20_000_000,
          deposit: 20_000_000,
          deposit_due: null,
          balance_due: addDays(today, 33),
        },
      },
      {
        package: 'Balkan: Kroasia – Bosnia – Montenegro – Slovenia',
        date: addDays(today, -96),
        status: 'cancel',
        reservation_code: 'KLN-9WQ3HB',
        tour_id: 28,
        arrival_date: addDays(today, -86),
        pax: { adult: 1, child: 0, infant: 0 },
        payment: {
          total: 38_500_000,
          paid: 38_500_000,
          deposit: 10_000_000,
          deposit_due: null,
          balance_due: null,
          cancellation_fee: 17_900_000,
          refund: 20_600_000,
          refunded_on: addDays(today, -104),
        },
      },
      {
        package: 'Sakura Jepang & Shirakawago',
        date: addDays(today, -231),
        status: 'full_payment',
        reservation_code: 'KLN-C8RN5A',
        tour_id: 2,
        arrival_date: addDays(today, -224),
        pax: { adult: 1, child: 0, infant: 0 },
        payment: { total: 31_017_900, paid: 31_017_900, deposit: 5_000_000, deposit_due: null, balance_due: null },
      },
    ],
  };
}

function buildPointHistory(today: string): PointMovement[] {
  const earned = (
    id: number,
    point: number,
    daysAgo: number,
    lastsDays: number,
    description: Localized,
  ): PointMovement => ({
    id,
    point,
    description,
    status: 'earned',
    date: addDays(today, -daysAgo),
    expired_at: addDays(today, lastsDays - daysAgo),
  });
  return [
    earned(1009, 1_000, 20, 365, { id: 'Bonus lima tahun menjadi anggota', en: 'Bonus for five years of membership' }),
    earned(1008, 900, 58, 365, {
      id: 'Poin ganda promo Australia, 1 peserta',
      en: 'Double points promotion Australia, 1 traveller',
    }),
    earned(1007, 2_890, 222, 730, {
      id: 'Tour Sakura Jepang & Shirakawago, 1 peserta',
      en: 'Japan Cherry Blossom & Shirakawago, 1 traveller',
    }),
    earned(1006, 4_380, 402, 730, { id: 'Tour Turki Lengkap, 2 peserta', en: 'Complete Turkey, 2 travellers' }),
    {
      id: 1005,
      point: -390,
      description: {
        id: 'Sisa poin Tour Hanoi – Ha Long – Sapa melewati masa berlaku',
        en: 'Remaining points of Hanoi – Ha Long – Sapa, expired',
      },
      status: 'expired',
      date: addDays(today, -459),
      expired_at: null,
    },
    earned(1004, 1_700, 540, 730, {
      id: 'Tour Singapura – Malaysia, 2 peserta',
      en: 'Singapore – Malaysia, 2 travellers',
    }),
    earned(1003, 1_580, 685, 730, {
      id: 'Tour Bangkok – Pattaya Keluarga, 2 peserta',
      en: 'Bangkok – Pattaya for Families, 2 travellers',
    }),
    {
      id: 1002,
      point: -800,
      description: {
        id: 'Potongan harga Tour Bangkok – Pattaya Keluarga',
        en: 'Discount on Bangkok – Pattaya for Families',
      },
      status: 'used',
      date: addDays(today, -720),
      expired_at: null,
    },
    earned(1001, 1_190, 1_190, 730, {
      id: 'Tour Hanoi – Ha Long – Sapa, 1 peserta',
      en: 'Hanoi – Ha Long – Sapa, 1 traveller',
    }),
  ];
}
