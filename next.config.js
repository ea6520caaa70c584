import { join } from 'node:path';
import { deviceHeaders } from './src/config/device-hosts.ts';
import { buildVariables, readEnvironment } from './src/config/environment.ts';
import { FOR_DATA, securityRules } from './src/config/security-headers.ts';
import { sitemapRewrites } from './src/config/seo-files.ts';
import { bundlerRules, PAGE_CACHE } from './src/next-internals/bundler-rules.ts';

const environment = readEnvironment(process.env);
/** The service host's addresses decide which pictures the optimiser may fetch; loopback only for the embedded host. */
const serviceHosts = [...new Set([environment.serviceHost, environment.publicServiceHost])].map((one) => new URL(one));
const isProduction = process.env.NODE_ENV === 'production';
const distDir = process.env.NEXT_DIST_DIR || '.next';
const isRelease = process.env.SITE_OUTPUT === 'standalone';
const isLoopback = serviceHosts.every(({ hostname }) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname));

const PICTURES_BYTES = 256 * 1024 * 1024;
// Next counts the letters of a page, which take one or two bytes each.
const MEMORY_BYTES = 50 * 1024 * 1024;
const ORIGINAL_BYTES = 20_000_000;
// A small file can contain an enormous picture; a camera's picture is smaller than this.
const ORIGINAL_PIXELS = 50_000_000;

/** Pages of members and for signing in, with their data, are kept by no cache and in no index. */
function privatePages() {
  const headers = [
    { key: 'Cache-Control', value: 'no-store' },
    { key: 'X-Robots-Tag', value: 'noindex' },
  ];
  return [{ source: '/:area(account|auth)/:path*', headers }];
}

/** The pictures in a folder of a host, for the optimiser. */
function picturesIn({ protocol, hostname, port }, path) {
  return { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname: `${path}**`, search: '' };
}

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  distDir,
  // Fixed at build time, so that a server with another environment reads the right folder and browsers get the checked
  // values.
  env: {
    NEXT_DIST_DIR: distDir,
    SITE_OUTPUT: isRelease ? 'standalone' : '',
    SITE_BUILD_ID: process.env.SITE_BUILD_ID ?? '',
    SITE_BUILD_VARIABLES: buildVariables.filter((name) => process.env[name]?.trim()).join(', '),
    NEXT_PUBLIC_SERVICE_HOST: environment.publicServiceHost,
    NEXT_PUBLIC_SITE_URL: environment.siteUrl,
    NEXT_PUBLIC_CHAT_HOST: environment.chatHost ?? '',
    NEXT_PUBLIC_ERROR_REPORTS_DSN: environment.errorReportsDsn ?? '',
    NEXT_PUBLIC_VISIT_REPORTS_URL: environment.visitReportsUrl ?? '',
    MAIN_HOST: environment.mainHost ?? '',
    PICTURE_HOSTS: environment.pictureHosts.join(','),
  },
  // `scripts/lib/site-build.ts` sets the id, so that server code reads it from the environment: a path to BUILD_ID in that
  // code would make Next trace the files of other builds into a release.
  generateBuildId: () => process.env.SITE_BUILD_ID || null,
  // A folder that runs by itself, which `npm run release` asks for: tracing it costs other builds time for nothing.
  output: isRelease ? 'standalone' : undefined,
  outputFileTracingRoot: import.meta.dirname,
  // Sources, which are in the bundles, and what other builds in this folder have written; Next adds its own.
  outputFileTracingExcludes: { '/*': ['src/**', 'sdk/**', '**/prerender-manifest.json'] },
  // A server's cache of files and memory, which wraps Next's own. Development needs none.
  cacheHandler: isProduction ? join(import.meta.dirname, distDir, PAGE_CACHE) : undefined,
  cacheMaxMemorySize: MEMORY_BYTES,
  // Files for machines, such as the sitemap, are routes that are no pages: they end in `.route.ts`.
  pageExtensions: ['tsx', 'route.ts'],
  i18n: { locales: ['id', 'en'], defaultLocale: 'id', localeDetection: false },
  images: {
    formats: ['image/webp'],
    deviceSizes: [360, 640, 768, 1024, 1280, 1536, 1920],
    imageSizes: [192],
    qualities: [62],
    minimumCacheTTL: 14_400,
    dangerouslyAllowLocalIP: isLoopback,
    maximumRedirects: 0,
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    // Next's own bound would be half of the free disk for each instance.
    maximumDiskCacheSize: PICTURES_BYTES,
    maximumResponseBody: ORIGINAL_BYTES,
    // Only pictures of the service and of named hosts are resized.
    localPatterns: [],
    // A path and no query: every other address would be a request to the service in the name of this server, and the
    // same picture under a new query would be made, and kept, once more.
    remotePatterns: [
      ...serviceHosts.flatMap((host) => environment.picturePaths.map((path) => picturesIn(host, path))),
      ...environment.pictureHosts.map((host) => picturesIn(new URL(host), '/')),
    ],
  },
  // The language somebody chose is kept for the next visit; nobody is ever asked or guessed, and a link of the site
  // leads where it says.
  async redirects() {
    const has = [{ type: 'cookie', key: 'NEXT_LOCALE', value: 'en' }];
    const missing = [{ type: 'header', key: 'sec-fetch-site', value: 'same-origin' }, ...FOR_DATA];
    const remembered = { source: '/id', has, missing, destination: '/en', locale: false, permanent: false };
    // The pages that `src/proxy.route.ts` leads to are internal: a request for one goes to its public address.
    const internal = { source: '/with-query/:path+', missing: FOR_DATA, destination: '/:path+', permanent: true };
    return [remembered, internal];
  },
  async rewrites() {
    // Tried last, so that no page waits for them.
    return { fallback: sitemapRewrites };
  },
  async headers() {
    const value = 'public, max-age=86400, stale-while-revalidate=604800';
    const pictures = { source: '/images/:file*', headers: [{ key: 'Cache-Control', value }] };
    const worker = { source: '/trip-worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] };
    return [
      pictures,
      worker,
      // The development server prints scripts and styles into its pages.
      ...(isProduction ? securityRules(environment) : []),
      ...privatePages(),
      ...deviceHeaders(environment.mainHost),
    ];
  },
  webpack: bundlerRules,
  // How long a cache in front may show a page that could not be made again: a week, not Next's year.
  expireTime: 604_800,
  experimental: {
    // Scripts stand at the end of a page, so that its first picture is not behind them.
    disableOptimizedLoading: true,
    imgOptMaxInputPixels: ORIGINAL_PIXELS,
    // There is no App Router; with the filter the browser would look for its pages before every navigation.
    clientRouterFilter: false,
    // Back leads to the place one came from; without it Next's router scrolls to the top after the browser has been there.
    scrollRestoration: true,
  },
  // Three attempts of 30 s for each of two sequential calls.
  staticPageGenerationTimeout: 240,
  // Types are checked by `npm test` over the whole project; checking again here would only slow the first start.
  typescript: { ignoreBuildErrors: true },
};
