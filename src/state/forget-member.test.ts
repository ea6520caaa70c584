// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DETAILS_DRAFT, signDraft } from '@/features/account/edit/details/draft-owner';
import { keepSentLink } from '@/features/auth/recovery/sent-link';
import { EMAIL_DRAFT } from '@/features/shared/account/sign-in-draft';
import { writeFormDraft } from '@/features/shared/form/form-draft';
import { CONVERSATION } from '@/shell/chat/chatwoot';
import { keepReceipt, readReceipt } from './booking-receipt';
import { endWithPassword, expireSession, sessionState, signIn, signOut, startSession } from './session';
import { storeBooking, storedBookings } from './stored-bookings';

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
});

afterEach(() => stop?.());

/** Another tab signs in or out. */
function otherTab(token: string | null) {
  if (token === null) localStorage.removeItem('kelana.token');
  else localStorage.setItem('kelana.token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.token' }));
}

const receipt = { tourId: 17, code: 'KLN-7F3K9Q', message: '', tour: '', from: '', to: '', heads: 2, total: null };

function leaveTraces() {
  keepReceipt(receipt, 'abc');
  const email = 'ratna@kelana.example';
  writeFormDraft(EMAIL_DRAFT, { email: '' }, { email });
  keepSentLink({ email, message: '', locale: 'id', at: 0 });
  writeFormDraft(DETAILS_DRAFT, { first_name: 'Ratna' }, { first_name: 'Ratih' });
  signDraft(email);
  sessionStorage.setItem('kelana.booking-drafts', 'typed');
  sessionStorage.setItem(CONVERSATION, 'talk-1');
}

test.each([
  ['here', () => signOut()],
  ['by a new password', () => endWithPassword('abc')],
  ['in another tab', () => otherTab(null)],
])(
  'signing out %s takes the receipt, the address and the changed profile along, not what was typed for a booking',
  (_where, leave) => {
    stop = startSession();
    signIn('abc');
    leaveTraces();
    leave();
    expect({ ...sessionStorage }).toEqual({ 'kelana.booking-drafts': 'typed' });
    expect(readReceipt(17, sessionState.token)).toBeNull();
  },
);

test('a session that ran out leaves the changed profile to the next sign-in, which may be the same member', () => {
  stop = startSession();
  signIn('abc');
  leaveTraces();
  expireSession('abc');
  signIn('def');
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'kelana.booking-drafts',
    'kelana.form-owner.edit-profile',
    'kelana.form.edit-profile',
  ]);
});

test('who signs in after a session ran out and a reload finds nothing of the member before', async () => {
  stop = startSession();
  signIn('abc');
  leaveTraces();
  expireSession('abc');
  stop();
  vi.resetModules();
  const reloaded = await import('./session');
  stop = reloaded.startSession();
  expect(Object.keys(sessionStorage)).toHaveLength(7);
  reloaded.signIn('def');
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'kelana.booking-drafts',
    'kelana.form-owner.edit-profile',
    'kelana.form.edit-profile',
  ]);
});

test('a reload of the same session keeps what belongs to it', async () => {
  localStorage.setItem('kelana.token', 'abc');
  leaveTraces();
  stop = startSession();
  expect(Object.keys(sessionStorage)).toHaveLength(7);
});

test('only a sign-out here takes the reservations this device was asked to keep', () => {
  stop = startSession();
  const trip = { ...receipt, from: '2027-04-17', to: '2027-04-26' };
  storeBooking(trip, '2026-11-21');
  signIn('abc');
  expireSession('abc');
  expect(storedBookings('2026-11-21')).toHaveLength(1);
  signIn('abc');
  signOut();
  expect(storedBookings('2026-11-21')).toEqual([]);
});

test('a session that ran out leaves the receipt, unless another one begins', () => {
  stop = startSession();
  signIn('abc');
  keepReceipt(receipt, 'abc');
  expireSession('abc');
  expect(readReceipt(17, 'abc')).toEqual(receipt);
  signIn('abc');
  expect(readReceipt(17, 'abc')).toEqual(receipt);
  otherTab('xyz');
  expect(sessionStorage.getItem('kelana.booking-receipt')).toBeNull();
  expect(readReceipt(17, 'xyz')).toBeNull();
});
