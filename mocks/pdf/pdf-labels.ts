import type { DayActivity, RoomType } from '@sdk';
import type { Locale } from '../messages/locale.ts';

type Transport = NonNullable<DayActivity['transport']>;

export type PdfLabels = {
  duration: string;
  chosenDeparture: string;
  fromPrice: string;
  pricePerPerson: string;
  priceOnRequest: string;
  groupSize: string;
  people: string;
  noDates: string;
  departures: string;
  dates: string;
  seats: string;
  price: string;
  chosen: string;
  full: string;
  fewSeats: string;
  almostFull: string;
  available: string;
  seatsOnRequest: string;
  twinShare: string;
  route: string;
  night: string;
  nights: string;
  onTheWay: string;
  dayByDay: string;
  day: string;
  days: string;
  breakfast: string;
  lunch: string;
  dinner: string;
  transport: Record<Transport, string>;
  included: string;
  notIncluded: string;
  guaranteed: string;
  supplement: Record<RoomType, string>;
  offices: string;
  mayChange: string;
  page: string;
  months: string[];
  weekdays: string[];
};

const id: PdfLabels = {
  duration: 'Durasi',
  chosenDeparture: 'Keberangkatan',
  fromPrice: 'Harga',
  pricePerPerson: '/orang',
  priceOnRequest: 'Hubungi kami',
  groupSize: 'Peserta',
  people: 'Maks. {n} orang',
  noDates: 'Jadwal segera hadir',
  departures: 'Jadwal & Harga',
  dates: 'Tanggal',
  seats: 'Kursi',
  price: 'Harga per orang',
  chosen: 'Dipilih',
  full: 'Penuh',
  fewSeats: 'Sisa {n} kursi',
  almostFull: 'Hampir penuh',
  available: 'Tersedia',
  seatsOnRequest: 'Tanya ketersediaan',
  twinShare: 'Harga per orang berdasarkan kamar berdua.',
  route: 'Rute perjalanan',
  night: '1 malam',
  nights: '{n} malam',
  onTheWay: 'singgah',
  dayByDay: 'Itinerary',
  day: 'Hari {n}',
  days: '{n} hari {m} malam',
  breakfast: 'Sarapan',
  lunch: 'Makan siang',
  dinner: 'Makan malam',
  transport: {
    flight: 'Pesawat',
    bus: 'Bus',
    train: 'Kereta',
    ferry: 'Kapal feri',
    cruise: 'Kapal wisata',
    cable: 'Kereta gantung',
    walk: 'Jalan kaki',
  },
  included: 'Termasuk',
  notIncluded: 'Tidak termasuk',
  guaranteed: 'Pasti berangkat',
  supplement: {
    twin: 'Tambahan kamar twin',
    double: 'Tambahan kamar double',
    triple: 'Tambahan kamar triple',
    single: 'Tambahan kamar single',
  },
  offices: 'Kantor kami',
  mayChange:
    'Harga, kursi, dan urutan acara dapat berubah. Yang berlaku adalah yang dikonfirmasi tim kami saat Anda memesan. Dibuat pada {date}.',
  page: 'Halaman {n} dari {m}',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  weekdays: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'],
};

const en: PdfLabels = {
  duration: 'Duration',
  chosenDeparture: 'Departure',
  fromPrice: 'Price',
  pricePerPerson: '/person',
  priceOnRequest: 'Ask us',
  groupSize: 'Group',
  people: 'Up to {n} people',
  noDates: 'Dates coming soon',
  departures: 'Dates & Prices',
  dates: 'Dates',
  seats: 'Seats',
  price: 'Price per person',
  chosen: 'Chosen',
  full: 'Fully booked',
  fewSeats: '{n} seats left',
  almostFull: 'Almost full',
  available: 'Available',
  seatsOnRequest: 'Ask for availability',
  twinShare: 'Price per person based on twin share.',
  route: 'Route',
  night: '1 night',
  nights: '{n} nights',
  onTheWay: 'on the way',
  dayByDay: 'Itinerary',
  day: 'Day {n}',
  days: '{n} days {m} nights',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  transport: {
    flight: 'Flight',
    bus: 'Coach',
    train: 'Train',
    ferry: 'Ferry',
    cruise: 'Boat trip',
    cable: 'Cable car',
    walk: 'Walk',
  },
  included: 'Included',
  notIncluded: 'Not included',
  guaranteed: 'Guaranteed departure',
  supplement: {
    twin: 'Twin room supplement',
    double: 'Double room supplement',
    triple: 'Triple room supplement',
    single: 'Single supplement',
  },
  offices: 'Our offices',
  mayChange:
    'Prices, seats and the order of the programme may change. What our team confirms when you book is what counts. Made on {date}.',
  page: 'Page {n} of {m}',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

export const pdfLabels: Record<Locale, PdfLabels> = { id, en };

/** Replaces `{n}` and `{m}` in a text by their values. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}
