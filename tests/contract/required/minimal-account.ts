const email = 'dewi@kelana.example';
const phone = '+6281200000077';
const passwords = { password: 'Pantai2027', confirm_password: 'Pantai2027' };

const card = { point: 0, number: '', first_name: '', last_name: '' };

/** The minimal values of the schemas for sign-up, sign-in, profile and membership. */
export const minimalAccount: Record<string, unknown[]> = {
  Envelope: [{}],
  Failure: [{ message: 'No.' }],
  Pagination: [{ current_page: 1, first_item: null, last_item: null, per_page: 9, total: 0 }],
  Seo: [{}],
  Link: [{ title: '', image_url: null, hyperlink: null }],

  Token: [{ token: 't' }],
  LoginRequest: [{ email, password: 'p' }],
  RegisterRequest: [{ first_name: 'Dewi', email, phone, ...passwords, agree_terms: true }],
  CheckTokenRequest: [{ token: 't' }],
  ForgotPasswordRequest: [{ email }],
  ResetPasswordRequest: [{ token: 't', ...passwords }],

  Profile: [
    {
      address: null,
      dob: null,
      email,
      firstName: 'Dewi',
      lastName: '',
      fullname: 'Dewi',
      id_city: null,
      id_country: null,
      is_member_premium: false,
      phone: null,
      profile_pic_url: null,
    },
  ],
  // One field is enough, so none of them is required.
  ProfileForm: [{ first_name: 'Dewi' }, { phone }],
  PhotoForm: [{ photo: '(file)' }],
  PasswordForm: [{ old_password: 'p', ...passwords }],
  Membership: [{ card, history: [] }],
  PointMovement: [{ id: 1, point: -5, description: '', status: 'used', date: '2027-01-15', expired_at: null }],
  BookingHistory: [{ package: '', date: '2027-01-15', status: 'booking' }],
};
