/** A request for another host. `headers` contains names and values in turn; a name may occur twice. */
export type ForgedRequest = { description: string; headers: string[] };

const EVIL = 'evil.example';
const MAIN = 'kelana.test';

const HOST_VALUES = [
  EVIL,
  `${EVIL}:443`,
  `${MAIN}.${EVIL}`,
  `${EVIL}.${MAIN}`,
  `m.${EVIL}`,
  `${MAIN}@${EVIL}`,
  `${MAIN}:80@${EVIL}`,
  `${MAIN}:${EVIL}`,
  `${MAIN},${EVIL}`,
  `${MAIN}/${EVIL}`,
  `${MAIN}#${EVIL}`,
  `${MAIN}?${EVIL}`,
  `${MAIN}\\@${EVIL}`,
  `${MAIN}%00.${EVIL}`,
  `//${EVIL}`,
  `http://${EVIL}`,
  'KELANA.TEST.EVIL.EXAMPLE',
  '[::1]',
  '203.0.113.7',
  'localhost:1',
];

// Headers that some proxies and frameworks trust as the original address of a request.
const FORWARDING_HEADERS: [name: string, value: string][] = [
  ['X-Forwarded-Host', EVIL],
  ['X-Forwarded-Host', `${MAIN}, ${EVIL}`],
  ['X-Forwarded-Host', `${EVIL}, ${MAIN}`],
  ['X-Forwarded-Host', `m.${EVIL}`],
  ['X-Forwarded-Server', EVIL],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Proto', 'https, http'],
  ['X-Forwarded-Scheme', 'http'],
  ['X-Forwarded-Port', '1337'],
  ['X-Forwarded-Prefix', `//${EVIL}`],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-For', `"><script>${EVIL}</script>`],
  ['X-Forwarded-Path', `//${EVIL}`],
  ['X-Forwarded-Uri', `//${EVIL}`],
  ['Forwarded', `host=${EVIL};proto=http`],
  ['Forwarded', `for=127.0.0.1;host="${EVIL}"`],
  ['X-Host', EVIL],
  ['X-HTTP-Host-Override', EVIL],
  ['X-Original-Host', EVIL],
  ['X-Real-IP', '127.0.0.1'],
  ['X-Original-URL', `//${EVIL}`],
  ['X-Rewrite-URL', '/account'],
  ['X-Override-URL', '/account'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Origin', `https://${EVIL}`],
  ['Referer', `https://${EVIL}/`],
  ['Via', `1.1 ${EVIL}`],
  ['X-Nextjs-Data', '1'],
  ['X-Matched-Path', '/account'],
  ['X-Invoke-Path', `//${EVIL}`],
  ['X-Invoke-Status', '500'],
  ['X-Invoke-Query', '%7B%22a%22%3A1%7D'],
  ['X-Middleware-Rewrite', `https://${EVIL}/`],
  ['X-Middleware-Redirect', `https://${EVIL}/`],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Middleware-Prefetch', '1'],
  ['X-Middleware-Skip', '1'],
  ['X-Now-Route-Matches', '1=evil'],
  ['X-Prerender-Revalidate', 'evil'],
  ['X-Vercel-Forwarded-For', EVIL],
  ['Next-Router-State-Tree', 'evil'],
  ['RSC', '1'],
  ['Purpose', 'prefetch'],
];

const withHost = (host: string, ...headers: string[]) => ['Host', host, ...headers];

/** More than a hundred distinct requests that claim to be for another host. */
export const forgedHosts: readonly ForgedRequest[] = [
  ...HOST_VALUES.map((value) => ({ description: `Host: ${value}`, headers: withHost(value) })),
  ...HOST_VALUES.map((value) => ({
    description: `X-Forwarded-Host: ${value}`,
    headers: withHost(MAIN, 'X-Forwarded-Host', value),
  })),
  ...FORWARDING_HEADERS.map(([name, value]) => ({
    description: `${name}: ${value}`,
    headers: withHost(MAIN, name, value),
  })),
  ...FORWARDING_HEADERS.slice(0, 14).map(([name, value]) => ({
    description: `m. with ${name}: ${value}`,
    headers: withHost(`m.${MAIN}`, name, value),
  })),
  { description: 'two hosts', headers: withHost(MAIN, 'Host', EVIL) },
  { description: 'two hosts, the wrong one first', headers: withHost(EVIL, 'Host', MAIN) },
  { description: 'two forwarded hosts', headers: withHost(MAIN, 'X-Forwarded-Host', MAIN, 'X-Forwarded-Host', EVIL) },
  { description: 'everything at once', headers: withHost(MAIN, ...FORWARDING_HEADERS.flat()) },
];
