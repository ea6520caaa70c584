import type { Prices } from '@/domain/tour/promotions';
import { readStoredJson, writeStored } from '@/state/device-storage';

/**
 * Returns the prices that a booking in this tab last showed for a departure, or that the visitor accepted; undefined
 * means none were shown.
 */
export function readSeenPrices(departureId: string): Prices | undefined {
  const prices = readAll()[departureId];
  // An earlier release stored a number.
  return prices && typeof prices === 'object' ? prices : undefined;
}

export function storeSeenPrices(departureId: string, prices: Prices): void {
  const all = readAll();
  if (JSON.stringify(all[departureId]) !== JSON.stringify(prices))
    writeStored('seenPrices', JSON.stringify({ ...all, [departureId]: prices }));
}

const readAll = (): Record<string, Prices> => ({ ...readStoredJson('seenPrices') });
