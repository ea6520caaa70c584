import { type Pax, paxTypes, type Rooms, roomTypes } from '@/domain/party';
import type { Translate } from '@/i18n/translate';

/** Returns the guests and rooms by type, such as '2 dewasa' and '1 twin'; types with a count of zero are omitted. */
export function partyLabels(pax: Pax, rooms: Rooms, t: Translate): { guests: string[]; stays: string[] } {
  return {
    guests: paxTypes.filter((type) => pax[type] > 0).map((type) => t(`booking:summary.${type}`, { count: pax[type] })),
    stays: roomTypes
      .filter((type) => rooms[type] > 0)
      .map((type) => t(`booking:summary.${type}`, { count: rooms[type] })),
  };
}
