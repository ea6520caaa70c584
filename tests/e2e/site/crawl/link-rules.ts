import type { Anchor } from './page-facts.ts';

const LINK_FORMATS: [scheme: RegExp, format: RegExp][] = [
  [/^mailto:/, /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?(subject|body)=[^\s&]+(&(subject|body)=[^\s&]+)*)?$/],
  [/^tel:/, /^tel:\+\d{8,15}$/],
  [/^sms:/, /^sms:\+\d{8,15}$/],
  [/^https?:\/\/wa\.me/, /^https:\/\/wa\.me\/(\d{8,15})?(\?text=[^\s&]+)?$/],
];

/** Checks the attributes of a link without requesting its target; returns the problem, or null without one. */
export function findLinkProblem({ href, target, rel = '' }: Anchor, isSameSite: boolean): string | null {
  const [scheme, format] = LINK_FORMATS.find(([pattern]) => pattern.test(href)) ?? [];
  if (format && !format.test(href)) return 'is malformed';
  if (scheme?.source.startsWith('^https') && hasBrokenEncoding(href)) return 'is malformed';
  // An empty address with rel="self" is the current page with its query, which a prerendered page does not know.
  if (href === '' && rel === 'self') return null;
  if (/^(javascript|data):/i.test(href) || href === '' || href === '#') return 'leads nowhere';
  if (target === '_blank' && !isSameSite && !/\bnoopener\b/.test(rel)) return 'opens a new tab without rel=noopener';
  return null;
}

function hasBrokenEncoding(href: string): boolean {
  try {
    return /undefined|null|\[object|\{\{/.test(decodeURIComponent(href));
  } catch {
    return true;
  }
}
