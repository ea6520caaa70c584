import type { BookingHistory, Membership, Profile } from '@sdk';
import type { Localized } from '../localized.ts';

/** A demo account; the state stores its password as a hash and its bookings separately. */
export type MemberSeed = {
  id: string;
  password: string;
  acceptsMarketing: boolean;
  profile: Profile;
  membership: StoredMembership;
  bookings: BookingHistory[];
};

export const DEMO_PASSWORD = 'Kelana2027';

export type PointMovement = Omit<Membership['history'][number], 'description'> & { description: Localized };

/** A membership whose points are described in every language. */
export type StoredMembership = Pick<Membership, 'card'> & { history: PointMovement[] };
