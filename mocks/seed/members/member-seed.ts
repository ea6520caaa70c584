import type { BookingHistory, Membership, Profile } from '@sdk';
import type { Localized } from '../localized.ts';

/** A demo account; the state stores its bookings separately. */
export type MemberSeed = {
  id: string;
  acceptsMarketing: boolean;
  profile: Profile;
  membership: StoredMembership;
  /** `agreed` is the price of a person in rupiah, and how long ago the tour was booked. */
  bookings: (BookingHistory & { agreed?: { price: number; daysAgo: number } })[];
};

export type PointMovement = Omit<Membership['history'][number], 'description'> & { description: Localized };

/** A membership whose points are described in every language. */
export type StoredMembership = Pick<Membership, 'card'> & { history: PointMovement[] };
