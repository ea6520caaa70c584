type Condition = { type: 'host'; value: string } | { type: 'header'; key: string; value?: string };
type Rule = { source: string; has: Condition[]; missing: Condition[]; locale: false };

/** What a small device's user agent has in it. */
export const DEVICES = ['mobile', 'android', 'iphone', 'ipad', 'ipod'];
const STAYS = ['obs', 'prebook'];
const STATUS = 302;

/**
 * The hosts for small and large devices (§6): a mobile user agent on the main host goes to `m.` and a desktop one back,
 * with path and query. Addresses come from the configuration alone, never from the request. Without `mainHost` there is
 * one host for all.
 */
export function deviceRules(mainHost: string | undefined) {
  if (!mainHost) return { redirects: [], headers: [] };
  const mobile: Condition = { type: 'header', key: 'user-agent', value: `.*(?:${DEVICES.map(anyCase).join('|')}).*` };
  // Next matches no method; what is sent has a content type, what is read has none.
  const sent: Condition = { type: 'header', key: 'content-type' };
  const toMobile = { from: hostIs(mainHost), to: `https://m.${mainHost}`, has: [mobile], missing: [sent] };
  const toMain = { from: hostIs(`m.${mainHost}`), to: `https://${mainHost}`, has: [], missing: [mobile, sent] };

  const redirects = [toMobile, toMain].flatMap(({ from, to, has, missing }) =>
    languages.flatMap(({ source, destination }) => {
      const rule: Rule = { source, has: [from, ...has], missing, locale: false };
      return [{ ...rule, destination: to + destination, statusCode: STATUS }];
    }),
  );
  // A 302 without an age is kept by no cache; the pages say what they depend on.
  const headers = [hostIs(mainHost), hostIs(`m.${mainHost}`)].map((host) => ({
    source: '/:path*',
    has: [host],
    headers: [{ key: 'Vary', value: 'User-Agent' }],
  }));
  return { redirects, headers };
}

// Pages only: no file with an extension, and not the two pages that belong to both hosts.
const PAGE = `:path((?!(?:${STAYS.join('|')})(?:/|$)|.*\\.[^/]+$).+)`;
const languages = [
  { source: '/id', destination: '/' },
  { source: `/id/${PAGE}`, destination: '/:path' },
  { source: '/en', destination: '/en' },
  { source: `/en/${PAGE}`, destination: '/en/:path' },
];

function hostIs(name: string): Condition {
  return { type: 'host', value: (name.split(':')[0] ?? '').replaceAll('.', '\\.') };
}

function anyCase(word: string): string {
  return [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');
}
