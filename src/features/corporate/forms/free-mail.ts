const FREE = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'icloud.com',
  'proton.me',
]);

/** Returns true for an address of a free email provider, which causes a hint but not an error. */
export function isFreeMail(address: string): boolean {
  const [, domain = ''] = address.trim().toLowerCase().split('@');
  return FREE.has(domain);
}
