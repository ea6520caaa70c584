import type { DayActivity } from '@sdk';
import type { TourRow } from './tour-row.ts';

const INSURANCE = 550_000;
const RAIL = new Set([1, 2, 6, 7, 9, 12, 34]);
const HOTELS: Record<TourRow['pattern'], string> = {
  A: 'bintang 4',
  B: 'bintang 4',
  C: 'bintang 3–4',
  D: 'bintang 4',
  E: 'bintang 3–4',
  F: 'bintang 4',
};

/** What the price holds and what it leaves out, with amounts, as the HTML of `term`. */
export function termOf(row: TourRow, days: readonly DayActivity[]): string {
  const { terms } = row;
  const vehicle = RAIL.has(row.id) ? 'Bus wisata ber-AC dan kereta' : 'Bus wisata ber-AC';
  const included = [
    `Tiket pesawat ${terms.flight}, kelas ekonomi, bagasi 20–30 kg`,
    `Hotel ${HOTELS[row.pattern]}, ${terms.hotelNights} malam, kamar berdua`,
    `${countMeals(days)} kali makan sesuai itinerary`,
    `${vehicle} selama program`,
    'Tiket masuk objek wisata yang tertulis di itinerary',
    'Tour leader dari Jakarta dan pemandu lokal',
    'Pajak bandara dan biaya bahan bakar pada saat harga dibuat',
  ];
  const excluded = [
    `Tipping tour leader, pemandu, dan pengemudi: ${rupiah(terms.tipping)}`,
    `Asuransi perjalanan: ${rupiah(INSURANCE)}`,
    terms.visa,
    `Tambahan kamar single: ${rupiah(terms.single)}`,
    ...(terms.optional ?? []),
    'PPN 1,1%: dihitung dari harga paket',
    'Pengeluaran pribadi: minuman, binatu, dan kelebihan bagasi',
  ];
  return `<h3>Termasuk</h3>${list(included)}<h3>Tidak termasuk</h3>${list(excluded)}`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function countMeals(days: readonly DayActivity[]): number {
  return days.reduce((sum, day) => sum + [day.breakfast, day.lunch, day.dinner].filter(Boolean).length, 0);
}

function rupiah(amount: number): string {
  return `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;
}
