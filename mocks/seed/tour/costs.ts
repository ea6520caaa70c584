import type { DayActivity, Tour, TourCost, TourPayment } from '@sdk';
import { type InLanguage, inLanguage, type Locale, type Localized } from '../localized.ts';
import { formatCost } from './cost-line.ts';
import type { OptionalCost, TourRow } from './row.ts';

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
const RAIL = new Set([1, 2, 3, 5, 6, 7, 8, 9, 12, 15, 16, 26, 34]);
const STARS: Record<TourRow['pattern'], string> = { A: '4', B: '4', C: '3–4', D: '4', E: '3–4', F: '4' };
const SCHENGEN = 'Visa Schengen';
const SINGLE: Localized = { id: 'Tambahan kamar single', en: 'Single supplement' };
const HEADINGS = {
  included: { id: 'Termasuk', en: 'Included' },
  excluded: { id: 'Tidak termasuk', en: 'Not included' },
} satisfies Record<string, Localized>;

/** Inclusions, extra costs and payment rules of a tour; `term` has the first two as HTML. */
export function buildCosts(
  row: TourRow,
  days: readonly DayActivity[],
  locale: Locale,
): Required<Pick<Tour, 'included' | 'costs' | 'room_supplements' | 'payment' | 'term'>> {
  const included = listIncluded(row, days)[locale];
  const costs = listCosts(row, locale);
  const single = { label: SINGLE[locale], amount: row.terms.single };
  const headings = inLanguage(HEADINGS, locale);
  return {
    included,
    costs,
    room_supplements: [{ type: 'single', amount: row.terms.single }],
    payment: getPaymentTerms(row),
    term: `<h3>${headings.included}</h3>${toHtmlList(included)}<h3>${headings.excluded}</h3>${toHtmlList([...costs, single].map((one) => formatCost(one, locale)))}`,
  };
}

function listIncluded({ id, pattern, terms }: TourRow, days: readonly DayActivity[]): Localized<string[]> {
  const hasTrains = RAIL.has(id);
  return {
    id: [
      `Tiket pesawat ${terms.flight.id}, kelas ekonomi, bagasi 20–30 kg`,
      `Hotel bintang ${STARS[pattern]}, ${terms.hotelNights} malam, kamar berdua`,
      `${countMeals(days)} kali makan sesuai itinerary`,
      `Bus wisata ber-AC${hasTrains ? ' dan kereta' : ''} selama program`,
      'Tiket masuk objek wisata yang tertulis di itinerary',
      'Tour leader dari Jakarta dan pemandu lokal',
      'Pajak bandara dan biaya bahan bakar pada saat harga dibuat',
    ],
    en: [
      `Flights ${terms.flight.en}, economy class, 20–30 kg of luggage`,
      `${STARS[pattern]}-star hotels, ${terms.hotelNights} nights, sharing a twin room`,
      `${countMeals(days)} meals as written in the itinerary`,
      `Air-conditioned coach${hasTrains ? ' and trains' : ''} throughout`,
      'Admission to the sights named in the itinerary',
      'A tour leader from Jakarta and local guides',
      'Airport taxes and fuel surcharges as of the day the price was set',
    ],
  };
}

function listCosts({ terms }: TourRow, locale: Locale): TourCost[] {
  const isSchengen = terms.visa.label.id === SCHENGEN;
  const toCost = (kind: TourCost['kind'], cost: OptionalCost, more: Partial<TourCost> = {}) =>
    buildCost(kind, inLanguage(cost, locale), more);
  return [
    toCost(
      'tax',
      { label: { id: 'PPN', en: 'VAT' }, remark: { id: 'dari harga tour', en: 'of the tour price' } },
      { percent: TAX_PERCENT, is_certain: true },
    ),
    toCost(
      'tipping',
      {
        label: {
          id: 'Tipping tour leader, pemandu, dan pengemudi',
          en: 'Tips for tour leader, guides and drivers',
        },
        amount: terms.tipping,
      },
      { is_certain: true },
    ),
    toCost(
      'insurance',
      {
        label: { id: 'Asuransi perjalanan', en: 'Travel insurance' },
        amount: INSURANCE,
        ...(isSchengen && {
          remark: { id: 'wajib untuk wilayah Schengen', en: 'required for the Schengen area' },
        }),
      },
      { is_certain: isSchengen },
    ),
    toCost('visa', terms.visa),
    ...(terms.activities ?? []).map((activity) => toCost('activity', activity)),
    toCost('personal', {
      label: {
        id: 'Pengeluaran pribadi: minuman, binatu, dan kelebihan bagasi',
        en: 'Personal expenses: drinks, laundry and excess luggage',
      },
    }),
  ];
}

function buildCost(kind: TourCost['kind'], cost: InLanguage<OptionalCost>, more: Partial<TourCost>): TourCost {
  const { label, amount = null, remark = null } = cost;
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
