import type { BookingHistory, Membership, Profile } from '@sdk';

/** A demo account; the state stores its password as a hash and its bookings separately. */
export type MemberSeed = {
  id: string;
  password: string;
  acceptsMarketing: boolean;
  profile: Profile;
  membership: Membership;
  bookings: BookingHistory[];
};

export const DEMO_PASSWORD = 'Kelana2027';

export type PointMovement = Membership['history'][number];
