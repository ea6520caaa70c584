import { type InLanguage, inLanguage, type Locale } from '../seed/localized.ts';

const texts = {
  duration: { id: 'Durasi', en: 'Duration' },
  chosenDeparture: { id: 'Keberangkatan', en: 'Departure' },
  fromPrice: { id: 'Harga', en: 'Price' },
  pricePerPerson: { id: '/orang', en: '/person' },
  priceOnRequest: { id: 'Hubungi kami', en: 'Ask us' },
  groupSize: { id: 'Peserta', en: 'Group' },
  people: { id: 'Maks. {n} orang', en: 'Up to {n} people' },
  noDates: { id: 'Jadwal segera hadir', en: 'Dates coming soon' },
  departures: { id: 'Jadwal & Harga', en: 'Dates & Prices' },
  dates: { id: 'Tanggal', en: 'Dates' },
  seats: { id: 'Kursi', en: 'Seats' },
  price: { id: 'Harga per orang', en: 'Price per person' },
  chosen: { id: 'Dipilih', en: 'Chosen' },
  full: { id: 'Penuh', en: 'Fully booked' },
  fewSeats: { id: 'Sisa {n} kursi', en: '{n} seats left' },
  almostFull: { id: 'Hampir penuh', en: 'Almost full' },
  available: { id: 'Tersedia', en: 'Available' },
  seatsOnRequest: { id: 'Tanya ketersediaan', en: 'Ask for availability' },
  twinShare: { id: 'Harga per orang berdasarkan kamar berdua.', en: 'Price per person based on twin share.' },
  route: { id: 'Rute perjalanan', en: 'Route' },
  night: { id: '1 malam', en: '1 night' },
  nights: { id: '{n} malam', en: '{n} nights' },
  onTheWay: { id: 'singgah', en: 'on the way' },
  dayByDay: { id: 'Itinerary', en: 'Itinerary' },
  day: { id: 'Hari {n}', en: 'Day {n}' },
  days: { id: '{n} hari {m} malam', en: '{n} days {m} nights' },
  breakfast: { id: 'Sarapan', en: 'Breakfast' },
  lunch: { id: 'Makan siang', en: 'Lunch' },
  dinner: { id: 'Makan malam', en: 'Dinner' },
  transport: {
    flight: { id: 'Pesawat', en: 'Flight' },
    bus: { id: 'Bus', en: 'Coach' },
    train: { id: 'Kereta', en: 'Train' },
    ferry: { id: 'Kapal feri', en: 'Ferry' },
    cruise: { id: 'Kapal wisata', en: 'Boat trip' },
    cable: { id: 'Kereta gantung', en: 'Cable car' },
    walk: { id: 'Jalan kaki', en: 'Walk' },
  },
  included: { id: 'Termasuk', en: 'Included' },
  notIncluded: { id: 'Tidak termasuk', en: 'Not included' },
  guaranteed: { id: 'Pasti berangkat', en: 'Guaranteed departure' },
  supplement: {
    twin: { id: 'Tambahan kamar twin', en: 'Twin room supplement' },
    double: { id: 'Tambahan kamar double', en: 'Double room supplement' },
    triple: { id: 'Tambahan kamar triple', en: 'Triple room supplement' },
    single: { id: 'Tambahan kamar single', en: 'Single supplement' },
  },
  offices: { id: 'Kantor kami', en: 'Our offices' },
  mayChange: {
    id: 'Harga, kursi, dan urutan acara dapat berubah. Yang berlaku adalah yang dikonfirmasi tim kami saat Anda memesan. Dibuat pada {date}.',
    en: 'Prices, seats and the order of the programme may change. What our team confirms when you book is what counts. Made on {date}.',
  },
  page: { id: 'Halaman {n} dari {m}', en: 'Page {n} of {m}' },
  months: {
    id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
    en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  weekdays: {
    id: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'],
    en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
};

export type PdfLabels = InLanguage<typeof texts>;

/** The words of an itinerary in a language. */
export const pdfLabels = (locale: Locale): PdfLabels => inLanguage(texts, locale);

/** Replaces `{n}` and `{m}` in a text by their values. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}
