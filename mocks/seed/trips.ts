import type { Localized } from './localized.ts';

type DayAndTime = readonly [day: number, time: string];
type SeededFlight = { number: string; from: string; to: string; departs: DayAndTime; arrives: DayAndTime };

/** Where every group of the demo meets. */
export const meetingPlace: Localized = {
  id: 'Terminal 3 Soekarno-Hatta, pintu keberangkatan 5',
  en: 'Terminal 3 Soekarno-Hatta, departure gate 5',
};

/** The lines of packing, by the weather of the place and the month. */
export const packing: Record<'cold' | 'mild' | 'warm', readonly Localized[]> = {
  cold: [
    { id: 'Jaket tebal, sarung tangan, dan kupluk', en: 'A thick coat, gloves and a woollen hat' },
    { id: 'Sepatu beralas kasar untuk salju dan es', en: 'Shoes with a good grip on snow and ice' },
    { id: 'Pelembap bibir dan krim kulit: udaranya kering', en: 'Lip balm and skin cream: the air is dry' },
  ],
  mild: [
    { id: 'Jaket tipis dan pakaian berlapis', en: 'A light jacket and layers' },
    { id: 'Sepatu yang nyaman untuk berjalan jauh', en: 'Shoes that are comfortable on long walks' },
    { id: 'Payung kecil', en: 'A small umbrella' },
  ],
  warm: [
    { id: 'Pakaian ringan dan topi', en: 'Light clothes and a hat' },
    { id: 'Tabir surya dan botol minum', en: 'Sun cream and a water bottle' },
    { id: 'Baju renang', en: 'Swimwear' },
  ],
};

/** Up to a latitude, the usual low and high of a day in degrees Celsius, in the coldest and in the warmest month. */
export const climates = [
  { latitude: 12, winter: [24, 31], summer: [24, 32] },
  { latitude: 24, winter: [16, 24], summer: [26, 34] },
  { latitude: 33, winter: [9, 19], summer: [25, 36] },
  { latitude: 39, winter: [1, 9], summer: [22, 31] },
  { latitude: 46, winter: [2, 8], summer: [18, 28] },
  { latitude: 55, winter: [0, 5], summer: [14, 24] },
  { latitude: 90, winter: [-5, 1], summer: [10, 18] },
] as const;

/** Said where the low is at most 0 °C. */
export const snow: Localized = { id: 'Bisa turun salju', en: 'It may snow' };

/** The number that answers the groups of the demo day and night; it is not in service. */
export const emergencyPhone = '+62 21 0000-0199';

/** Flights of a tour, by its id, with the day of the trip on which they depart and land; the airline is fictional. */
export const flights: Record<number, readonly SeededFlight[]> = {
  4: [
    { number: 'ZK 625', from: 'Jakarta', to: 'Seoul', departs: [1, '23:30:00+07:00'], arrives: [2, '08:35:00+09:00'] },
    { number: 'ZK 626', from: 'Seoul', to: 'Jakarta', departs: [6, '10:20:00+09:00'], arrives: [6, '15:30:00+07:00'] },
  ],
  17: [
    {
      number: 'ZK 57',
      from: 'Jakarta',
      to: 'Istanbul',
      departs: [1, '22:30:00+07:00'],
      arrives: [2, '06:35:00+03:00'],
    },
    {
      number: 'ZK 58',
      from: 'Istanbul',
      to: 'Jakarta',
      departs: [9, '16:10:00+03:00'],
      arrives: [10, '08:20:00+07:00'],
    },
  ],
};

/** Changes announced to the travellers of a tour, by its id. */
export const tripChanges: Record<number, readonly { daysAgo: number; text: Localized }[]> = {
  17: [
    {
      daysAgo: 3,
      text: {
        id: 'Penerbangan pulang mendarat dua jam lebih awal, pukul 08.20.',
        en: 'The flight home lands two hours earlier, at 08:20.',
      },
    },
  ],
};
