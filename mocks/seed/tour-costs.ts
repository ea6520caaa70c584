import type { DayActivity, Tour, TourCost, TourPayment } from '@sdk';
import { formatCost } from './cost-line.ts';
import type { OptionalCost, TourRow } from './tour-row.ts';

const INSURANCE = 550_000;
const TAX_PERCENT = 1.1;
const DEPOSIT_ASIA = 5_000_000;
const DEPOSIT_ELSEWHERE = 10_000_000;
const DEPOSIT_DAYS = 2;
const BALANCE_DAYS = 30;
const BALANCE_DAYS_NEARBY = 14;

const ASIA = new Set([1, 4, 7]);
const SOUTH_EAST_ASIA = 4;
const NEARBY_COUNTRIES = new Set(['Hong Kong', 'Taiwan']);
const RAIL = new Set([1, 2, 6, 7, 9, 12, 34]);
const HOTELS: Record<TourRow['pattern'], string> = {
  A: 'bintang 4',
  B: 'bintang 4',
  C: 'bintang 3–4',
  D: 'bintang 4',
  E: 'bintang 3–4',
  F: 'bintang 4',
};

/** Inclusions, extra costs and payment rules of a tour; `term` has the first two as HTML. */
export function buildCosts(
  row: TourRow,
  days: readonly DayActivity[],
): Required<Pick<Tour, 'included' | 'costs' | 'room_supplements' | 'payment' | 'term'>> {
  const included = listIncluded(row, days);
  const costs = listCosts(row);
  const single = { label: 'Tambahan kamar single', amount: row.terms.single };
  return {
    included,
    costs,
    room_supplements: [{ type: 'single', amount: row.terms.single }],
    payment: getPaymentTerms(row),
    term: `<h3>Termasuk</h3>${toHtmlList(included)}<h3>Tidak termasuk</h3>${toHtmlList([...costs, single].map((one) => formatCost(one, 'id')))}`,
  };
}

function listIncluded({ id, pattern, terms }: TourRow, days: readonly DayActivity[]): string[] {
  const vehicle = RAIL.has(id) ? 'Bus wisata ber-AC dan kereta' : 'Bus wisata ber-AC';
  return [
    `Tiket pesawat ${terms.flight}, kelas ekonomi, bagasi 20–30 kg`,
    `Hotel ${HOTELS[pattern]}, ${terms.hotelNights} malam, kamar berdua`,
    `${countMeals(days)} kali makan sesuai itinerary`,
    `${vehicle} selama program`,
    'Tiket masuk objek wisata yang tertulis di itinerary',
    'Tour leader dari Jakarta dan pemandu lokal',
    'Pajak bandara dan biaya bahan bakar pada saat harga dibuat',
  ];
}

function listCosts({ terms }: TourRow): TourCost[] {
  const isSchengen = terms.visa.label === 'Visa Schengen';
  return [
    toCost('tax', { label: 'PPN', remark: 'dari harga tour' }, { percent: TAX_PERCENT, is_certain: true }),
    toCost(
      'tipping',
      { label: 'Tipping tour leader, pemandu, dan pengemudi', amount: terms.tipping },
      { is_certain: true },
    ),
    toCost(
      'insurance',
      {
        label: 'Asuransi perjalanan',
        amount: INSURANCE,
        ...(isSchengen && { remark: 'wajib untuk wilayah Schengen' }),
      },
      { is_certain: isSchengen },
    ),
    toCost('visa', terms.visa),
    ...(terms.activities ?? []).map((activity) => toCost('activity', activity)),
    toCost('personal', { label: 'Pengeluaran pribadi: minuman, binatu, dan kelebihan bagasi' }),
  ];
}

function toCost(kind: TourCost['kind'], optionalCost: OptionalCost, more: Partial<TourCost> = {}): TourCost {
  const { label, amount = null, remark = null } = optionalCost;
  return { kind, label, amount, percent: null, remark, is_certain: false, per: 'guest', ...more };
}

function getPaymentTerms({ regionalId, countries }: TourRow): TourPayment {
  const isNearby = regionalId === SOUTH_EAST_ASIA || countries.every((name) => NEARBY_COUNTRIES.has(name));
  return {
    deposit: ASIA.has(regionalId) ? DEPOSIT_ASIA : DEPOSIT_ELSEWHERE,
    deposit_days: DEPOSIT_DAYS,
    balance_days: isNearby ? BALANCE_DAYS_NEARBY : BALANCE_DAYS,
  };
}

function toHtmlList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function countMeals(days: readonly DayActivity[]): number {
  return days.reduce((sum, day) => sum + [day.breakfast, day.lunch, day.dinner].filter(Boolean).length, 0);
}
