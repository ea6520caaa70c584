import { readStored, writeStored } from './device-storage';

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

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored('seenPrices') ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
