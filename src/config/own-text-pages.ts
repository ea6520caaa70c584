/** The routes whose page has no texts of the service, so that it exists in every language whatever the service knows. */
export const ownTextPages: readonly string[] = [
  '/account',
  '/account/booking',
  '/account/change-password',
  '/account/edit-profile',
  '/account/membership',
  '/auth/forgot',
  '/auth/new-password',
  '/auth/sign-in',
  '/auth/sign-up',
  '/corporate/register',
  '/privacy-policy',
  '/term-and-condition',
];
