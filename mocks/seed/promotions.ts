import type { DeparturePromotion, Promotion } from '@sdk';
import { addDays, getMonthOfNextLebaran } from './calendar.ts';
import { inLanguage, type Locale, type Localized } from './localized.ts';
import { mediaPath } from './media-path.ts';
import type { PictureName } from './pictures/scenes.ts';

type PromotionRow = {
  title: Localized;
  picture: PictureName;
  hyperlink: string;
  /** Whether the link also asks for the month of the next Lebaran. */
  isInMonthOfLebaran?: boolean;
  benefit: Localized;
  /** The first and the last day, in days from today. */
  days: readonly [first: number, last: number];
  conditions: readonly Localized[];
  /** Left out of a promotion that takes nothing off the price. */
  rule?: {
    name: Localized;
    holdsFor: (tour: Trip) => boolean;
    /** Bookings less than so many days before departure do not get it. */
    daysAhead?: number;
    takesOff: (tour: Trip) => Partial<DeparturePromotion> & Pick<DeparturePromotion, 'per' | 'is_combinable'>;
  };
};

/** A departure of a tour. */
type Trip = { regionalId: number; days: number; departs: string };

const rows: readonly PromotionRow[] = [
  {
    title: {
      id: 'Early bird Eropa Barat: hemat hingga Rp 2.000.000',
      en: 'Early bird Western Europe: save up to Rp 2.000.000',
    },
    picture: 'amalfi-gold',
    hyperlink: '/group-tour?regional_id=2',
    benefit: { id: 'Hemat hingga Rp 2.000.000 per orang', en: 'Save up to Rp 2.000.000 per person' },
    days: [-20, 34],
    conditions: [
      {
        id: 'Dipesan paling lambat 90 hari sebelum berangkat.',
        en: 'Booked no later than 90 days before departure.',
      },
      {
        id: 'Rp 2.000.000 untuk tour 10 hari ke atas, Rp 1.000.000 untuk yang lebih pendek.',
        en: 'Rp 2.000.000 for tours of 10 days or more, Rp 1.000.000 for shorter ones.',
      },
      { id: 'Tidak digabung dengan promo lain.', en: 'Not combined with other promotions.' },
    ],
    rule: {
      name: { id: 'Early bird Eropa Barat', en: 'Early bird Western Europe' },
      holdsFor: ({ regionalId }) => regionalId === 2,
      daysAhead: 90,
      takesOff: ({ days }) => ({ amount: days >= 10 ? 2_000_000 : 1_000_000, per: 'guest', is_combinable: false }),
    },
  },
  {
    title: {
      id: 'Libur Lebaran: kuota terbatas Jepang & Turki',
      en: 'Lebaran (Eid) holidays: limited places for Japan & Turkey',
    },
    picture: 'istanbul-gold',
    hyperlink: '/group-tour?country=101&country=301&available=1',
    isInMonthOfLebaran: true,
    benefit: { id: 'Jadwal pas di libur Lebaran', en: 'Dates that fit the Lebaran holidays' },
    days: [-10, 60],
    conditions: [
      {
        id: 'Berlaku untuk keberangkatan dalam pekan Lebaran.',
        en: 'For departures in the week of Lebaran (Eid).',
      },
      {
        id: 'Selama kursi pada keberangkatan itu masih ada.',
        en: 'As long as that departure still has seats.',
      },
    ],
  },
  {
    title: { id: 'Keluarga 4 orang: diskon anak', en: 'Family of 4: a discount for children' },
    picture: 'airport-day',
    hyperlink: '/group-tour?available=1',
    benefit: {
      id: 'Rp 1.500.000 lebih murah untuk setiap anak',
      en: 'Rp 1.500.000 less for each child',
    },
    days: [-45, 48],
    conditions: [
      {
        id: 'Dua dewasa dan sedikitnya dua anak dalam satu pemesanan.',
        en: 'Two adults and at least two children in one booking.',
      },
      {
        id: 'Anak berusia 2 sampai 11 tahun pada hari kembali.',
        en: 'Children are 2 to 11 years old on the day of return.',
      },
    ],
    rule: {
      name: { id: 'Keluarga 4 orang', en: 'Family of 4' },
      holdsFor: () => true,
      takesOff: () => ({ amount: 1_500_000, per: 'child', min_adults: 2, min_children: 2, is_combinable: true }),
    },
  },
  {
    title: {
      id: 'Cicilan 0% 3 & 6 bulan dengan kartu bank partner',
      en: '0% instalments over 3 & 6 months with a card of a partner bank',
    },
    picture: 'desk-day',
    hyperlink: '/group-tour?min_price=25000000',
    benefit: { id: 'Cicilan 0%, 3 atau 6 bulan', en: '0% instalments over 3 or 6 months' },
    days: [-60, 120],
    conditions: [
      {
        id: 'Untuk pelunasan mulai Rp 10.000.000 dengan kartu kredit bank partner.',
        en: 'For balances from Rp 10.000.000 paid with a credit card of a partner bank.',
      },
      {
        id: 'Persetujuan cicilan ada pada bank penerbit kartu.',
        en: 'Approval of the instalments is up to the bank that issued the card.',
      },
    ],
  },
  {
    title: { id: 'Travel fair: harga khusus 3 hari', en: 'Travel fair: special prices for 3 days' },
    picture: 'jakarta-gold',
    hyperlink: '/group-tour?sort=price_asc',
    benefit: { id: 'Potongan Rp 500.000 per pemesanan', en: 'Rp 500.000 off each booking' },
    days: [9, 11],
    conditions: [
      {
        id: 'Dipesan di stan kami atau di situs ini selama pameran.',
        en: 'Booked at our stand or on this website during the fair.',
      },
      { id: 'Satu potongan untuk setiap pemesanan.', en: 'One discount for each booking.' },
    ],
    rule: {
      name: { id: 'Travel fair', en: 'Travel fair' },
      holdsFor: () => true,
      takesOff: () => ({ amount: 500_000, per: 'booking', is_combinable: true }),
    },
  },
  {
    title: { id: 'Poin ganda untuk tour Australia', en: 'Double points for tours of Australia' },
    picture: 'sydney-gold',
    hyperlink: '/group-tour?country=601',
    benefit: { id: 'Poin 2 kali lipat', en: 'Twice the points' },
    days: [-15, 75],
    conditions: [
      { id: 'Untuk anggota yang memesan selagi masuk.', en: 'For members who are signed in when they book.' },
      { id: 'Poin masuk setelah perjalanan selesai.', en: 'The points are added once the trip is over.' },
    ],
  },
];

/** The promotions that run on a day (`YYYY-MM-DD`, Jakarta) or begin soon. */
export function buildPromotions(today: string, locale: Locale): Promotion[] {
  const texts = inLanguage(
    rows.map(({ rule: _, ...row }) => row),
    locale,
  );
  const lebaran = getMonthOfNextLebaran(today);
  return texts.map(({ picture, days: [first, last], conditions, hyperlink, isInMonthOfLebaran, ...row }, index) => ({
    ...row,
    id: index + 1,
    hyperlink: isInMonthOfLebaran && lebaran ? `${hyperlink}&month=${lebaran}` : hyperlink,
    image_url: mediaPath(picture),
    starts_on: addDays(today, first),
    ends_on: addDays(today, last),
    conditions: [...conditions],
  }));
}

/** The rules of the promotions that a booking of a trip gets on a day (`YYYY-MM-DD`, Jakarta). */
export function promotionsOf(trip: Trip, today: string, locale: Locale): DeparturePromotion[] {
  return rows.flatMap(({ rule, days: [first, last] }, index) => {
    if (!rule?.holdsFor(trip) || first > 0) return [];
    const end = addDays(today, last);
    const latest = rule.daysAhead === undefined ? end : addDays(trip.departs, -rule.daysAhead);
    const ends_on = latest < end ? latest : end;
    if (ends_on < today) return [];
    const fields = { amount: null, percent: null, min_adults: 1, min_children: 0, ends_on, ...rule.takesOff(trip) };
    return [{ id: index + 1, name: rule.name[locale], ...fields }];
  });
}
