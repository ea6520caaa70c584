import type { Anchor } from './page-facts.ts';

const FORMS: [RegExp, RegExp][] = [
  [/^mailto:/, /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?(subject|body)=[^\s&]+(&(subject|body)=[^\s&]+)*)?$/],
  [/^tel:/, /^tel:\+\d{8,15}$/],
  [/^sms:/, /^sms:\+\d{8,15}$/],
  [/^https?:\/\/wa\.me/, /^https:\/\/wa\.me\/(\d{8,15})?(\?text=[^\s&]+)?$/],
];

/** What is wrong with a link by its look alone; null when nothing is. */
export function lookOf({ href, target, rel = '' }: Anchor, isOwn: boolean): string | null {
  const form = FORMS.find(([kind]) => kind.test(href));
  if (form && !form[1].test(href)) return 'is malformed';
  if (form?.[0].source.startsWith('^https') && hasBrokenEncoding(href)) return 'is malformed';
  // The very page that is shown, with its query, which a page made before anybody asked does not know.
  if (href === '' && rel === 'self') return null;
  if (/^(javascript|data):/i.test(href) || href === '' || href === '#') return 'leads nowhere';
  if (target === '_blank' && !isOwn && !/\bnoopener\b/.test(rel)) return 'opens a new tab without rel=noopener';
  return null;
}

function hasBrokenEncoding(href: string): boolean {
  try {
    return /undefined|null|\[object|\{\{/.test(decodeURIComponent(href));
  } catch {
    return true;
  }
}
