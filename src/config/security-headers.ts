import { createHash } from 'node:crypto';
import type { Environment } from './environment.ts';

/**
 * The only script inside the pages; it runs before the first frame. It lays out the whole page for a reload, for Back from
 * another site and for an address with a fragment (`src/lib/defer/hydrate-later.tsx`), because browsers go to that place before any
 * other script runs. React would escape quotes, and the hash would not match; the deprecated `performance.navigation`
 * needs none: its `type` is 0 for a page that is opened by a link or an address.
 */
export const firstScript = 'if(location.hash||performance.navigation?.type)document.documentElement.dataset.whole=1';

/** The source expression by which the content policy allows exactly this script. */
export const firstScriptHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;

type Reports = Pick<Environment, 'errorReportsDsn' | 'visitReportsUrl'>;
type Hosts = Pick<Environment, 'siteUrl' | 'publicServiceHost' | 'chatHost' | 'pictureHosts'> & Reports;

const TWO_YEARS_S = 63_072_000;
const REFUSED = ['camera', 'display-capture', 'fullscreen', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];
const OWN = ['clipboard-write'];
// No page uses these resource types.
const UNUSED = ['media-src', 'object-src'];

// The groups of these patterns have no names: with a named group Next would parse the text of every header again for
// each request, to put the group into it.
//
// Files that a page loads, hundreds per visit, get a short policy, and so does Next's page data. The response for a
// missing file is an HTML page, which must not run scripts.
const FILES = ['/_next/static/(.*)', '/_next/image', '/id/images/(.*)', '/id/fonts/(.*)'];
// Next matches files of public/ with the language in front.
const PAGES = '/((?!_next/(?:static|image)(?:/|$)|(?:id/)?(?:images|fonts)/).*)';
/**
 * The condition of a rule about requests for page data: with a proxy (`src/proxy.route.ts`) Next replaces their paths by
 * those of the pages, and adds this header to all of them.
 */
export const FOR_DATA = [{ type: 'header', key: 'x-nextjs-data' }] as const;
// Preview pictures of shared links, which other sites embed.
const CARDS = '/(id|en)/og/(.*)';

/** Placeholder; `buildSite` replaces it by the hashes of the built styles. */
export const ANY_STYLE = "style-src 'self' 'unsafe-inline'";

const POLICY = 'Content-Security-Policy';
const NOTHING = { key: POLICY, value: "default-src 'none'; frame-ancestors 'none'" };
const NO_SNIFF = { key: 'X-Content-Type-Options', value: 'nosniff' };
const resources = (value: string) => ({ key: 'Cross-Origin-Resource-Policy', value });

/**
 * Returns the security headers as rules for next.config.js. Scripts are loaded from the site only, and pages contain only
 * `firstScript`. Requests go to the site, its service and the addresses of reports only, and text becomes HTML only
 * through a named Trusted Types policy.
 */
export function securityRules(hosts: Hosts) {
  const rule = (source: string, headers: { key: string; value: string }[]) => ({ source, headers, locale: false });
  const file = [NOTHING, NO_SNIFF, resources('same-origin'), ...transport(hosts)];
  return [
    { ...rule(PAGES, pageHeaders(hosts)), missing: FOR_DATA },
    { ...rule('/(.*)', file), has: FOR_DATA },
    ...FILES.map((source) => rule(source, file)),
    rule(CARDS, [resources('cross-origin')]),
  ];
}

function pageHeaders(hosts: Hosts) {
  return [
    { key: POLICY, value: contentPolicy(hosts) },
    NO_SNIFF,
    resources('same-origin'),
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    {
      key: 'Permissions-Policy',
      value: [...REFUSED.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`)].join(', '),
    },
    ...transport(hosts),
  ];
}

// HSTS. Browsers ignore it over http; on a developer's machine it would apply to all of localhost.
function transport({ siteUrl }: Hosts) {
  if (!siteUrl.startsWith('https:')) return [];
  return [{ key: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS_S}; includeSubDomains` }];
}

function contentPolicy({ publicServiceHost, chatHost, pictureHosts, ...reports }: Hosts): string {
  return [
    // Applies to prefetching only, which has no separate directive; every other resource type is listed below.
    "default-src 'self'",
    `script-src 'self' ${firstScriptHash}`,
    ANY_STYLE,
    `img-src ${["'self'", 'data:', 'blob:', publicServiceHost, ...pictureHosts].join(' ')}`,
    "font-src 'self'",
    `connect-src ${[...new Set(["'self'", publicServiceHost, ...reportOrigins(reports)])].join(' ')}`,
    `frame-src ${chatHost ?? "'none'"}`,
    "manifest-src 'self'",
    // The worker of kept trips (`public/trip-worker.js`).
    "worker-src 'self'",
    ...UNUSED.map((name) => `${name} 'none'`),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default kelana nextjs nextjs#bundler',
  ].join('; ');
}

function reportOrigins({ errorReportsDsn, visitReportsUrl }: Reports): string[] {
  return [errorReportsDsn, visitReportsUrl].flatMap((url) => (url ? new URL(url).origin : []));
}
