import type { MemberSeed } from './member-seed.ts';

/** A new member with a single name: no points, no booking, an empty profile. */
export const bima: MemberSeed = {
  id: 'm2',
  acceptsMarketing: false,
  profile: {
    address: null,
    dob: null,
    email: 'bima@kelana.example',
    firstName: 'Bima',
    lastName: '',
    fullname: 'Bima',
    id_city: null,
    id_country: null,
    is_member_premium: false,
    phone: '+6281200000112',
    profile_pic_url: null,
  },
  membership: {
    card: { point: 0, number: 'KLN 7705 2214 8093', first_name: 'Bima', last_name: '' },
    history: [],
  },
  bookings: [],
};
