import { readStoredJson, writeStored } from './device-storage';

/**
 * Returns the price per person in rupiah that a booking in this tab last showed for a departure, or that the visitor
 * accepted: null is a price on request, undefined means none was shown.
 */
export function readSeenPrice(departureId: string): number | null | undefined {
  const price = readAll()[departureId];
  return typeof price === 'number' || price === null ? price : undefined;
}

export function storeSeenPrice(departureId: string, price: number | null): void {
  const prices = readAll();
  if (prices[departureId] !== price) writeStored('seenPrices', JSON.stringify({ ...prices, [departureId]: price }));
}

const readAll = (): Record<string, unknown> => ({ ...readStoredJson('seenPrices') });
