/**
 * The expected autocomplete tokens by form and field, for fields about the user (WCAG 1.3.5). Password fields have a
 * token too, because without it a password manager offers the wrong password or none.
 */
export const formTokens: Record<string, Record<string, string>> = {
  '/contact': { name: 'name', email: 'email', phone: 'tel' },
  '/corporate/register': {
    company_name: 'organization',
    address: 'street-address',
    city: 'address-level2',
    website: 'url',
    pic_name: 'name',
    pic_position: 'organization-title',
    pic_email: 'email',
    pic_phone: 'tel',
  },
  '/mice': { company: 'organization', pic_name: 'name', phone: 'tel', email: 'email' },
  '/career/apply/5': {
    full_name: 'name',
    email: 'email',
    phone: 'tel',
    city: 'address-level2',
    current_company: 'organization',
    portfolio_url: 'url',
  },
  '/auth/sign-in': { email: 'username', password: 'current-password' },
  '/auth/sign-up': {
    first_name: 'given-name',
    last_name: 'family-name',
    email: 'email',
    phone: 'tel',
    dob: 'bday',
    password: 'new-password',
    confirm_password: 'new-password',
  },
  '/auth/forgot': { email: 'email' },
  'new password': { password: 'new-password', confirm_password: 'new-password' },
  '/account/change-password': {
    old_password: 'current-password',
    password: 'new-password',
    confirm_password: 'new-password',
  },
  '/account/edit-profile': {
    first_name: 'given-name',
    last_name: 'family-name',
    phone: 'tel',
    dob: 'bday',
    address: 'street-address',
  },
  'booking, step 2 submitted empty': {
    'contact.title': 'honorific-prefix',
    'contact.first_name': 'given-name',
    'contact.last_name': 'family-name',
    'contact.email': 'email',
    'contact.phone': 'tel',
    'contact.city': 'address-level2',
  },
  // These fields are about the passengers, not about the user.
  'booking, step 3 submitted empty': {},
};
