import { deviceStorage } from '../../src/state/device-storage';

export type SecretKind = 'token' | 'password' | 'profile' | 'recovery token';
export type Secrets = ReadonlyMap<string, SecretKind>;
export type Origins = { site: string; host: string };
export type SentRequest = { url: string; headers: Record<string, string>; body: string | null; isNavigation: boolean };
export type Kept = { area: 'local' | 'session' | 'cookie' | 'database' | 'cache'; key: string; value: string };

/** What every test member's profile says and no test ever types: wherever it turns up, it came from the profile. */
export const profileMark = { last_name: 'Purnamasandi', phone: '+6281377700451', dob: '1979-08-27' };

/** The city of these members, as the service numbers it; its name is on no page of the site. */
export const profilePlace = { id_country: 1, id_city: 1014 };
export const profileCity = 'Lubuklinggau';

/**
 * The marks as a profile may be written: the number as it is, in groups, and with the zero of a number typed at home; the
 * birth date as the service has it, in both languages and in figures. The addresses are each member's own.
 */
export const profileMarks = [
  'Purnamasandi',
  '81377700451',
  '813-7770-0451',
  '813 7770 0451',
  profileCity,
  '1979-08-27',
  '27 Agu 1979',
  '27 Agustus 1979',
  '27 Aug 1979',
  '27 August 1979',
  '27/08/1979',
  '27/8/1979',
  '27 08 1979',
];

const WHERE_A_LINK_LEADS = '/auth/new-password';
const TOKEN_PLACE = 'local kelana.token';
const RECOVERY_PLACE = 'session kelana.recovery-token';

/** The kinds of secrets a text holds, as it is or escaped, in large letters or small: passports have names in capitals. */
export function kindsIn(text: string, secrets: Secrets): SecretKind[] {
  const plain = (text.includes('%') ? `${text}\n${decoded(text)}` : text).toLowerCase();
  return [...secrets].flatMap(([secret, kind]) => (plain.includes(secret.toLowerCase()) ? [kind] : []));
}

/** What is wrong about one request of the browser, in sentences without the secret itself. */
export function requestLeaks(request: SentRequest, secrets: Secrets, { site, host }: Origins): string[] {
  const { origin, pathname } = new URL(request.url);
  const { authorization, referer = '', ...headers } = request.headers;
  const isMailedLink = request.isNavigation && origin === site && pathname.endsWith(WHERE_A_LINK_LEADS);
  const inUrl = kindsIn(request.url, secrets).filter((kind) => !(isMailedLink && kind === 'recovery token'));
  const leaks = inUrl.map((kind) => `a ${kind} in the address ${origin}${pathname}`);
  for (const kind of kindsIn(referer, secrets)) leaks.push(`a ${kind} in the Referer of a request to ${origin}`);
  if (origin === host) return leaks;
  if (authorization) leaks.push(`an Authorization header to ${origin}${pathname}`);
  const rest = `${Object.values(headers).join('\n')}\n${request.body ?? ''}`;
  for (const kind of kindsIn(rest, secrets)) leaks.push(`a ${kind} in a request to ${origin}${pathname}`);
  return leaks;
}

/** The forbidden entries of a device: those with secrets, and those that the site's register does not list. */
export function storageLeaks(kept: readonly Kept[], secrets: Secrets): string[] {
  return kept.flatMap(({ area, key, value }) => {
    const place = `${area} ${key}`;
    if (area === 'database' || area === 'cache') return [`the ${place}`];
    const unlisted = isListed(area, key) ? [] : [`an entry that the register does not list: ${place}`];
    const kinds = kindsIn(`${key}\n${value}`, secrets).filter(
      (kind) =>
        !(kind === 'token' && place === TOKEN_PLACE) && !(kind === 'recovery token' && place === RECOVERY_PLACE),
    );
    return [...unlisted, ...kinds.map((kind) => `a ${kind} kept as ${place}`)];
  });
}

const storages = { local: 'localStorage', session: 'sessionStorage', cookie: 'cookie' };

// Tests mark their own entries with `test.`, and the embedded host of a preview its own with `kelana.mock`. The host's API
// reference sets one cookie of Redoc, which the site sees too because cookies do not know ports.
function isListed(area: keyof typeof storages, key: string): boolean {
  if (/^(test\.|kelana\.mock)/.test(key) || (area === 'cookie' && key === 'redoc.appStore')) return true;
  return Object.values(deviceStorage).some((row) => {
    const isKey = row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : key === row.key;
    return isKey && row.storage === storages[area];
  });
}

/** The token of an Authorization header; undefined for what is none, and for the made-up short ones of tests. */
export function bearerOf(headers: Record<string, string>): string | undefined {
  return /^Bearer (\S{16,})$/.exec(headers.authorization ?? '')?.[1];
}

// Escape by escape: a "100 %" elsewhere in the text must not hide the others.
function decoded(text: string): string {
  return text.replaceAll('+', ' ').replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
