import type { TourTerms } from '@sdk';
import { plainText } from '@/lib/plain-text';

/** What the terms ask for one tour: the deposit per person in rupiah, and how many days before leaving all is paid. */
export type TripPayment = { deposit: number | null; balanceDays: number | null };

const ITEM = /<li[^>]*>([\s\S]*?)<\/li>/gi;
const AMOUNT = /^(.+?):\s*Rp\s?([\d.]+)$/;
const BALANCE = /(\d+) hari sebelum keberangkatan(?:, atau (\d+) hari untuk tujuan ([^.]+))?/i;

/** Reads the terms for a tour to these places (its region first, then its countries); null for what they do not say. */
export function tripPayment(terms: Pick<TourTerms, 'sections'>, places: readonly string[]): TripPayment {
  const section = (title: RegExp) => terms.sections.find((one) => title.test(one.title))?.content ?? '';
  return { deposit: depositOf(section(/uang muka/i), places), balanceDays: balanceOf(section(/pelunasan/i), places) };
}

// Two rules that could both be meant are no rule: the page then names no amount.
function depositOf(html: string, places: readonly string[]): number | null {
  const rules = [...html.matchAll(ITEM)].map(([, item = '']) => AMOUNT.exec(plainText(item)));
  const own = rules.filter(
    (rule) => rule && namesOf(rule[1]).some((name) => places.some((place) => says(place, name))),
  );
  return own.length === 1 ? Number(own[0]?.[2]?.replaceAll('.', '')) : null;
}

// The later day only where it holds for the whole tour: paying early harms nobody.
function balanceOf(html: string, [region = '', ...countries]: readonly string[]): number | null {
  const [, usual, later, exceptions] = BALANCE.exec(plainText(html)) ?? [];
  if (!usual) return null;
  const names = namesOf(exceptions).map((name) => name.toLowerCase());
  const isException = (place: string) => names.includes(place.toLowerCase());
  const isLater = isException(region) || (countries.length > 0 && countries.every(isException));
  return Number((isLater && later) || usual);
}

function namesOf(list = ''): string[] {
  return list
    .split(/,|\bdan\b|&/)
    .map((name) => name.trim())
    .filter(Boolean);
}

const says = (place: string, name: string) => ` ${place.replaceAll(',', ' ')} `.includes(` ${name} `);
