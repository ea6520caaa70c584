export const roomTypes = ['twin', 'double', 'triple', 'single'] as const;

export type RoomType = (typeof roomTypes)[number];

export type Rooms = Record<RoomType, number>;

/** The highest number of rooms that the service accepts in one booking. */
export const MAX_ROOMS = 20;

const BEDS: Record<RoomType, number> = { twin: 2, double: 2, triple: 3, single: 1 };

/** Returns the number of beds in the chosen rooms. */
export const bedsIn = (rooms: Rooms): number => roomTypes.reduce((sum, type) => sum + BEDS[type] * rooms[type], 0);

/** Returns the suggested rooms: twin rooms, and one triple or single for an odd guest. */
export function suggestedRooms(guests: number): Rooms {
  const isOdd = guests % 2 === 1;
  const hasTriple = isOdd && guests >= 3;
  return {
    twin: Math.floor((guests - (hasTriple ? 3 : 0)) / 2),
    double: 0,
    triple: hasTriple ? 1 : 0,
    single: isOdd && !hasTriple ? 1 : 0,
  };
}
