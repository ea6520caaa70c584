import { forgetTrips } from './offline-trips';

/**
 * The ways in which a member's session ends. Each one removes its entries and those of the ways listed before it.
 * - `expired`: the service refused the token
 * - `another-session`: a new token replaces the old one and may belong to another member
 * - `member-left`: the member signed out, here or in another tab, or set a new password; expiry does not count
 * - `sign-out`: the member signed out in this tab
 */
const SESSION_ENDS = ['expired', 'another-session', 'member-left', 'sign-out'] as const;

type SessionEnd = (typeof SESSION_ENDS)[number];

/**
 * A stored entry. A key that ends with `*` is a family: one entry for each form or country, whose name replaces the
 * `*`.
 */
type Entry = { key: string } & (
  | { storage: 'localStorage' | 'sessionStorage'; owner: 'device'; until: DeviceLifetime }
  // `forgetMember` removes these, except the token, which src/state/session.ts removes itself, also when it expires.
  | { storage: 'localStorage' | 'sessionStorage'; owner: 'member'; until: SessionEnd | 'session' }
  | { storage: 'caches'; owner: 'member'; until: 'expired' }
  | { storage: 'cookie'; owner: 'device'; until: 'year' }
);

/**
 * The lifetime of an entry. `used`: until its purpose is fulfilled. `removed`: until the visitor removes it. The module
 * that reads the entry checks a time limit. Session storage is removed when its tab closes in any case.
 */
type DeviceLifetime = 'used' | 'hour' | 'day' | 'week' | 'tab' | 'removed';

/**
 * Everything that the site stores on the device. A new entry needs only a row here: the row determines its storage and
 * its removal. When two rows match the same key, the one without `*` applies.
 */
export const deviceStorage = {
  /** The bearer token of the session (§4). */
  token: { key: 'kelana.token', storage: 'localStorage', owner: 'member', until: 'session' },
  /** Tells the other tabs why the token is removed; written just before and removed just after. */
  sessionEnd: { key: 'kelana.session-end', storage: 'localStorage', owner: 'device', until: 'used' },

  /** The last booking of the tab, shown again after a reload. */
  bookingReceipt: {
    key: 'kelana.booking-receipt',
    storage: 'sessionStorage',
    owner: 'member',
    until: 'another-session',
  },
  /** Lets the chat continue its conversation after a reload. */
  chatConversation: { key: 'kelana.chat', storage: 'sessionStorage', owner: 'member', until: 'another-session' },
  /** The email address typed for signing in or for a new password. */
  signInDraft: { key: 'kelana.form.sign-in', storage: 'sessionStorage', owner: 'member', until: 'another-session' },
  /** The address to which a link for a new password was sent; shown for an hour. */
  sentLink: { key: 'kelana.recovery-sent', storage: 'sessionStorage', owner: 'member', until: 'another-session' },

  /** Unsaved changes of the profile. They survive an expired session, so that the same member can continue. */
  profileDraft: { key: 'kelana.form.edit-profile', storage: 'sessionStorage', owner: 'member', until: 'member-left' },
  /** A fingerprint of the member whose changes these are. */
  profileDraftOwner: {
    key: 'kelana.form-owner.edit-profile',
    storage: 'sessionStorage',
    owner: 'member',
    until: 'member-left',
  },

  /** A request for a change of a trip that was not sent yet. */
  tripRequestDraft: {
    key: 'kelana.form.trip-request',
    storage: 'sessionStorage',
    owner: 'member',
    until: 'another-session',
  },

  /** Reservations that releases of November 2026 stored on request; nothing reads them any more. */
  storedBookings: { key: 'kelana.bookings', storage: 'localStorage', owner: 'member', until: 'sign-out' },

  /** Pages of trips that the member keeps for use without a network, by their path (`src/data/offline-trip.ts`). */
  offlineTrips: { key: 'kelana.trip.*', storage: 'caches', owner: 'member', until: 'expired' },

  /** Bookings under way, one for each tour, with the names and passport numbers typed so far. */
  bookingDrafts: { key: 'kelana.booking-drafts', storage: 'sessionStorage', owner: 'device', until: 'week' },
  /** The prices that bookings of this tab have shown, by departure. */
  seenPrices: { key: 'kelana.seen-prices', storage: 'sessionStorage', owner: 'device', until: 'tab' },
  /** The values typed into the form of this name and not sent yet. */
  formDrafts: { key: 'kelana.form.*', storage: 'sessionStorage', owner: 'device', until: 'tab' },
  /** Marks the form of this name as sent, with the reference of the service. */
  formReceipts: { key: 'kelana.sent.*', storage: 'sessionStorage', owner: 'device', until: 'tab' },
  /** The action that led to the sign-in page, which shows it. */
  signInNote: { key: 'kelana.sign-in-note', storage: 'sessionStorage', owner: 'device', until: 'used' },
  /** The token of a mailed link for a new password. */
  linkToken: { key: 'kelana.recovery-token', storage: 'sessionStorage', owner: 'device', until: 'used' },
  /** The page to return to with a new password. Local storage, because the mailed link opens another tab. */
  returnPath: { key: 'kelana.recovery-from', storage: 'localStorage', owner: 'device', until: 'day' },

  /** Ticked documents of the visa checklist of one country. */
  visaTicks: { key: 'kelana.visa.*', storage: 'localStorage', owner: 'device', until: 'removed' },
  /** Saved, compared and recently viewed tours. */
  tourLists: { key: 'kelana.kept-tours', storage: 'localStorage', owner: 'device', until: 'removed' },
  /** The party and the months of departure that the visitor named. */
  tripPlan: { key: 'kelana.trip-plan', storage: 'localStorage', owner: 'device', until: 'removed' },
  /** The last searches for tours. */
  recentSearches: { key: 'kelana.searches', storage: 'localStorage', owner: 'device', until: 'removed' },
  /** The guest of the chat (§1). The site reads it and never writes it. */
  chatGuest: { key: 'kelana.guest', storage: 'sessionStorage', owner: 'device', until: 'tab' },
  /** The language that the visitor chose, which the server reads. */
  language: { key: 'NEXT_LOCALE', storage: 'cookie', owner: 'device', until: 'year' },

  /** The time of the last automatic reload after a chunk failed to load (§4). */
  chunkReload: { key: 'kelana.chunk-reload', storage: 'sessionStorage', owner: 'device', until: 'tab' },
  /** Scroll positions, written by Next's router. */
  scrollPositions: { key: '__next_scroll_*', storage: 'sessionStorage', owner: 'device', until: 'tab' },
} as const satisfies Record<string, Entry>;

type Table = typeof deviceStorage;
type Names<Of> = { [Name in keyof Table]: Table[Name] extends Of ? Name : never }[keyof Table];

type CookieName = Names<{ storage: 'cookie' }>;
type CacheName = Names<{ storage: 'caches' }>;
type FamilyName = Exclude<Names<{ key: `${string}*` }>, CacheName>;
type SingleName = Exclude<keyof Table, CookieName | CacheName | FamilyName>;

/** The name of an entry; for a family, the name and the part that replaces the `*`. */
export type Address = SingleName | readonly [FamilyName, string | number];

const YEAR_S = 31_536_000;

/** Returns the stored text; null when there is none, when storage is blocked, and on the server. */
export function readStored(address: Address): string | null {
  const [{ storage }, key] = locate(address);
  try {
    return areaOf(storage)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the value of the stored JSON; null when there is none or it is damaged. The version of what is stored says its
 * shape.
 */
export function readStoredJson(address: Address) {
  try {
    return JSON.parse(readStored(address) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the text, or removes the entry for null. False when the device does not store it (blocked or full). */
export function writeStored(address: Address, value: string | null): boolean {
  const [{ storage }, key] = locate(address);
  return write(storage, key, value);
}

/** Sets the cookie for a year; the value needs no escape. */
export function writeCookie(name: CookieName, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser the site serves
  document.cookie = `${deviceStorage[name].key}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}

/** Returns the key under which the `storage` event of another tab reports a change of the entry. */
export const storedKey = (address: Address): string => locate(address)[1];

/** Removes the entries of the member whose session is over from this device and tab. */
export function forgetMember(end: SessionEnd): void {
  const ends: readonly string[] = SESSION_ENDS.slice(0, SESSION_ENDS.indexOf(end) + 1);
  for (const { key, storage, owner, until } of Object.values<Entry>(deviceStorage)) {
    if (owner !== 'member' || !ends.includes(until)) continue;
    if (storage === 'caches') void forgetTrips();
    else write(storage, key, null);
  }
}

/** Removes everything that this tab and the device store for the site, except cookies. */
export function clearStored(): void {
  void forgetTrips();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      areaOf(storage)?.clear();
    } catch {
      // A storage area that cannot be accessed contains no entries of the site.
    }
  }
}

type Area = 'localStorage' | 'sessionStorage';

function locate(address: Address): [entry: { storage: Area }, key: string] {
  if (typeof address === 'string') return [deviceStorage[address], deviceStorage[address].key];
  const [name, part] = address;
  return [deviceStorage[name], deviceStorage[name].key.slice(0, -1) + part];
}

// Reading the property itself throws when the browser blocks site data.
function areaOf(storage: Area): Storage | null {
  try {
    return globalThis[storage] ?? null;
  } catch {
    return null;
  }
}

function write(storage: Area, key: string, value: string | null): boolean {
  try {
    const area = areaOf(storage);
    if (!area) return false;
    if (value === null) area.removeItem(key);
    else area.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
