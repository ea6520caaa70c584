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

/** Whether an address is one that anybody gets for free: worth a remark, never a refusal. */
export function isFreeMail(address: string): boolean {
  const [, domain = ''] = address.trim().toLowerCase().split('@');
  return FREE.has(domain);
}
