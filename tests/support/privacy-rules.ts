import { deviceStorage } from '../../src/state/device-storage';

export type SecretKind = 'token' | 'password' | 'profile' | 'recovery token';
export type Secrets = ReadonlyMap<string, SecretKind>;
export type Origins = { site: string; host: string };
export type SentRequest = { url: string; headers: Record<string, string>; body: string | null; isNavigation: boolean };
export type StoredEntry = { area: 'local' | 'session' | 'cookie' | 'database' | 'cache'; key: string; value: string };

/** Profile values of every test member that no test types, so that each occurrence elsewhere comes from the profile. */
export const testProfile = { last_name: 'Purnamasandi', phone: '+6281377700451', dob: '1979-08-27' };

/** The country and city of these members, by their ids in the service. No page of the site contains the city's name. */
export const profileLocation = { id_country: 1, id_city: 1014 };
export const profileCity = 'Lubuklinggau';

/**
 * The formats in which a page may show these values: the phone number with and without groups and domestic zero, the
 * birth date in the format of the service, in both languages and in digits. Email addresses differ for each member.
 */
export const profileSpellings = [
  ...['Purnamasandi', '81377700451', '813-7770-0451', '813 7770 0451', profileCity],
  ...['1979-08-27', '27 Agu 1979', '27 Agustus 1979', '27 Aug 1979', '27 August 1979'],
  ...['27/08/1979', '27/8/1979', '27 08 1979'],
];

const MAILED_LINK_PATH = '/auth/new-password';
const TOKEN_LOCATION = 'local kelana.token';
const RECOVERY_TOKEN_LOCATION = 'session kelana.recovery-token';

/**
 * Returns the kinds of secrets in a text, plain or URL-encoded. Ignores the case, because passports have names in
 * capitals.
 */
export function kindsIn(text: string, secrets: Secrets): SecretKind[] {
  const searchable = (text.includes('%') ? `${text}\n${decoded(text)}` : text).toLowerCase();
  return [...secrets].flatMap(([secret, kind]) => (searchable.includes(secret.toLowerCase()) ? [kind] : []));
}

/** Returns the leaks of one request of the browser, as sentences without the secret itself. */
export function requestLeaks(request: SentRequest, secrets: Secrets, { site, host }: Origins): string[] {
  const { origin, pathname } = new URL(request.url);
  const { authorization, referer = '', ...headers } = request.headers;
  const isMailedLink = request.isNavigation && origin === site && pathname.endsWith(MAILED_LINK_PATH);
  const inUrl = kindsIn(request.url, secrets).filter((kind) => !(isMailedLink && kind === 'recovery token'));
  const leaks = inUrl.map((kind) => `a ${kind} in the address ${origin}${pathname}`);
  for (const kind of kindsIn(referer, secrets)) leaks.push(`a ${kind} in the Referer of a request to ${origin}`);
  if (origin === host) return leaks;
  if (authorization) leaks.push(`an Authorization header to ${origin}${pathname}`);
  const rest = `${Object.values(headers).join('\n')}\n${request.body ?? ''}`;
  for (const kind of kindsIn(rest, secrets)) leaks.push(`a ${kind} in a request to ${origin}${pathname}`);
  return leaks;
}

/** Returns the forbidden entries of a device: those with secrets, and those that `deviceStorage` does not list. */
export function storageLeaks(entries: readonly StoredEntry[], secrets: Secrets): string[] {
  return entries.flatMap(({ area, key, value }) => {
    const location = `${area} ${key}`;
    if (area === 'database' || (area === 'cache' && !isListed(area, key))) return [`the ${location}`];
    const unlisted = isListed(area, key) ? [] : [`an entry that the register does not list: ${location}`];
    const kinds = kindsIn(`${key}\n${value}`, secrets).filter(
      (kind) =>
        !(kind === 'token' && location === TOKEN_LOCATION) &&
        !(kind === 'recovery token' && location === RECOVERY_TOKEN_LOCATION),
    );
    return [...unlisted, ...kinds.map((kind) => `a ${kind} stored as ${location}`)];
  });
}

const storages = { local: 'localStorage', session: 'sessionStorage', cookie: 'cookie', cache: 'caches' };

// Entries of tests start with `test.`, and those of the embedded host in a preview with `kelana.mock`.
function isListed(area: keyof typeof storages, key: string): boolean {
  if (/^(test\.|kelana\.mock)/.test(key)) return true;
  return Object.values(deviceStorage).some((row) => {
    const isKey = row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : key === row.key;
    return isKey && row.storage === storages[area];
  });
}

/** Returns the token of an Authorization header; undefined without one, and for the short made-up tokens of tests. */
export function bearerOf(headers: Record<string, string>): string | undefined {
  return /^Bearer (\S{16,})$/.exec(headers.authorization ?? '')?.[1];
}

// Decodes each run of escapes separately: a "100 %" elsewhere in the text must not hide the others.
function decoded(text: string): string {
  return text.replaceAll('+', ' ').replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
