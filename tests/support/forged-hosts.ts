/** A request for another host. `headers` contains names and values in turn; a name may occur twice. */
export type ForgedRequest = { description: string; headers: string[] };

const EVIL = 'evil.example';
const MAIN = 'kelana.test';

/** The hosts, separated by spaces; `EVIL` and `MAIN` stand for the two above. */
const HOST_VALUES = [
  'EVIL EVIL:443 MAIN.EVIL EVIL.MAIN m.EVIL MAIN@EVIL MAIN:80@EVIL MAIN:EVIL MAIN,EVIL MAIN/EVIL MAIN#EVIL MAIN?EVIL',
  'MAIN\\@EVIL MAIN%00.EVIL //EVIL http://EVIL Kelana.Test.Evil.Example [::1] 203.0.113.7 localhost:1',
].flatMap((line) => line.replaceAll('EVIL', EVIL).replaceAll('MAIN', MAIN).split(' '));

const sameValue = (value: string, ...names: string[]) => names.map((name): [string, string] => [name, value]);

// Headers that some proxies and frameworks trust as the original address of a request.
const FORWARDING_HEADERS: [name: string, value: string][] = [
  ...sameValue(EVIL, 'X-Forwarded-Host', 'X-Forwarded-Server', 'X-Host', 'X-HTTP-Host-Override', 'X-Original-Host'),
  ...sameValue(EVIL, 'X-Vercel-Forwarded-For'),
  ['X-Forwarded-Host', `${MAIN}, ${EVIL}`],
  ['X-Forwarded-Host', `${EVIL}, ${MAIN}`],
  ['X-Forwarded-Host', `m.${EVIL}`],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-Proto', 'https, http'],
  ...sameValue('http', 'X-Forwarded-Proto', 'X-Forwarded-Scheme'),
  ['X-Forwarded-Port', '1337'],
  ...sameValue(`//${EVIL}`, 'X-Forwarded-Prefix', 'X-Forwarded-Path', 'X-Forwarded-Uri', 'X-Original-URL'),
  ...sameValue(`//${EVIL}`, 'X-Invoke-Path'),
  ...sameValue('127.0.0.1', 'X-Forwarded-For', 'X-Real-IP'),
  ['X-Forwarded-For', `"><script>${EVIL}</script>`],
  ['Forwarded', `host=${EVIL};proto=http`],
  ['Forwarded', `for=127.0.0.1;host="${EVIL}"`],
  ...sameValue('/account', 'X-Rewrite-URL', 'X-Override-URL', 'X-Matched-Path'),
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Origin', `https://${EVIL}`],
  ...sameValue(`https://${EVIL}/`, 'Referer', 'X-Middleware-Rewrite', 'X-Middleware-Redirect'),
  ['Via', `1.1 ${EVIL}`],
  ['X-Invoke-Status', '500'],
  ['X-Invoke-Query', '%7B%22a%22%3A1%7D'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Now-Route-Matches', '1=evil'],
  ...sameValue('1', 'X-Nextjs-Data', 'X-Middleware-Prefetch', 'X-Middleware-Skip', 'RSC'),
  ...sameValue('evil', 'X-Prerender-Revalidate', 'Next-Router-State-Tree'),
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
  ...FORWARDING_HEADERS.filter(([name]) => name.startsWith('X-Forwarded-')).map(([name, value]) => ({
    description: `m. with ${name}: ${value}`,
    headers: withHost(`m.${MAIN}`, name, value),
  })),
  { description: 'two hosts', headers: withHost(MAIN, 'Host', EVIL) },
  { description: 'two hosts, the wrong one first', headers: withHost(EVIL, 'Host', MAIN) },
  { description: 'two forwarded hosts', headers: withHost(MAIN, 'X-Forwarded-Host', MAIN, 'X-Forwarded-Host', EVIL) },
  { description: 'everything at once', headers: withHost(MAIN, ...FORWARDING_HEADERS.flat()) },
];
