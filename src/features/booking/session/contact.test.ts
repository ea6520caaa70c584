import { describe, expect, test } from 'vitest';
import { bookingState, filledValues } from '../../../../tests/support/booking-fixture';
import type { BookingValues } from '../forms/values';
import type { BookingEvent } from './events';
import { noProfile, type Prefilled, type ProfileValues, withoutProfile } from './profile-values';
import { type BookingState, reduceBooking } from './state';

const ratna: ProfileValues = {
  ...noProfile,
  first_name: 'Ratna',
  last_name: 'Wulandari',
  email: 'ratna@kelana.example',
  phone: '+62 812-0000-0001',
};
const bima: ProfileValues = { ...noProfile, first_name: 'Bima', email: 'bima@kelana.example' };

const play = (state: BookingState, ...events: BookingEvent[]) => events.reduce(reduceBooking, state);
const reads = (profile: ProfileValues, session = 1): BookingEvent => ({ type: 'profileRead', session, profile });
const gone = (session = 2): BookingEvent => ({ type: 'profileGone', session });

type Contact = Partial<BookingValues['contact']>;

const blankContact = { title: '', first_name: '', last_name: '', email: '', phone: '', city: '' };

/** A booking with this contact, who stays at home unless the first guest is given. */
function withContact(
  contact: Contact = {},
  prefilled: Prefilled = {},
  guest?: Partial<BookingValues['passengers'][0]>,
) {
  const [first, second] = filledValues().passengers;
  const passengers = [{ ...first, first_name: '', last_name: '', dob: '', ...guest }, second];
  const values = { contact: { ...blankContact, ...contact }, is_contact_travelling: guest !== undefined, passengers };
  return bookingState(values as Partial<BookingValues>, { prefilled });
}

const typedIn = (state: BookingState, contact: Contact): BookingState => ({
  ...state,
  values: { ...state.values, contact: { ...state.values.contact, ...contact } },
});

function contactOf({ values }: BookingState) {
  const { first_name, last_name, email, phone } = values.contact;
  return [first_name, last_name, email, phone];
}

const guestOf = ({ values: { passengers } }: BookingState) => {
  const { first_name, last_name, dob } = passengers[0] as BookingValues['passengers'][0];
  return [first_name, last_name, dob];
};

describe('the profile of a member', () => {
  test('fills empty fields and leaves typed ones', () => {
    const state = play(withContact({ email: 'kantor@kelana.example' }), reads(ratna));
    expect(contactOf(state)).toEqual(['Ratna', 'Wulandari', 'kantor@kelana.example', '+62 812-0000-0001']);
    expect(state.isPrefilled).toBe(true);
  });
  test('does not put its last name beside a first name that was typed', () => {
    const state = play(withContact({ first_name: 'Dewi' }), reads(ratna));
    expect(contactOf(state)).toEqual(['Dewi', '', 'ratna@kelana.example', '+62 812-0000-0001']);
  });
  test('fills nothing where everything was typed', () => {
    const typed = { first_name: 'Dewi', last_name: 'Sari', email: 'd@kelana.example', phone: '0811', city: 'Medan' };
    const state = play(withContact(typed), reads({ ...ratna, city: 'Jakarta' }));
    expect([state.values.contact, state.isPrefilled]).toEqual([{ ...blankContact, ...typed }, false]);
  });
  test('fills once: a field that was emptied stays empty', () => {
    const filled = play(withContact(), reads(ratna));
    expect(contactOf(play(typedIn(filled, { phone: '' }), reads({ ...ratna })))[3]).toBe('');
  });
  test('gives way to that of another member; typed fields stay', () => {
    const filled = typedIn(play(withContact(), reads(ratna)), { email: 'kantor@kelana.example' });
    const state = play(filled, reads(bima, 2));
    expect(contactOf(state)).toEqual(['Bima', '', 'kantor@kelana.example', '']);
    expect(withoutProfile(state.values, state.prefilled).prefilled).toEqual(['contact.first_name']);
  });
  test('leaves with its member, not with a reading of the same session that fails', () => {
    const filled = play(withContact(), reads(ratna));
    expect(play(filled, gone(1))).toBe(filled);
    const left = play(filled, gone());
    expect([contactOf(left), left.isPrefilled, left.profile]).toEqual([['', '', '', ''], false, noProfile]);
  });
  test('of a restored draft stays with its member and leaves with another', () => {
    const typed = { first_name: 'Ratna', last_name: 'Wulandari', email: 'kantor@kelana.example', phone: ratna.phone };
    const prefilled = { first_name: 'Ratna', last_name: 'Wulandari', phone: ratna.phone };
    expect(contactOf(play(withContact(typed, prefilled), reads(ratna)))).toEqual(Object.values(typed));
    expect(contactOf(play(withContact(typed, prefilled), reads(bima)))).toEqual(['Bima', '', typed.email, '']);
    expect(contactOf(play(withContact(typed, prefilled), gone()))).toEqual(['', '', typed.email, '']);
  });
});

describe('the city, whose name comes after the profile,', () => {
  const inJakarta = { ...ratna, city: 'Jakarta Utara' };
  const cityOf = ({ values }: BookingState) => values.contact.city;
  test('is filled in once when it comes, and belongs to the profile', () => {
    const state = play(withContact(), reads(ratna), reads(inJakarta));
    expect([cityOf(state), state.prefilled.city]).toEqual(['Jakarta Utara', 'Jakarta Utara']);
    expect(cityOf(play(typedIn(state, { city: '' }), reads({ ...ratna, city: 'Jakarta' })))).toBe('');
  });
  test('makes a contact whose other fields were typed a prefilled one', () => {
    const typed = { first_name: 'Ratna', last_name: 'Wulandari', email: 'r@kelana.example', phone: '0811' };
    const first = play(withContact(typed), reads(ratna));
    expect([first.isPrefilled, play(first, reads(inJakarta)).isPrefilled]).toEqual([false, true]);
  });
  test('leaves a city that was typed meanwhile', () => {
    const state = play(typedIn(play(withContact(), reads(ratna)), { city: 'Bandung' }), reads(inJakarta));
    expect([cityOf(state), state.prefilled.city]).toEqual(['Bandung', '']);
  });
  test('leaves with its member', () => {
    expect(cityOf(play(withContact(), reads(inJakarta), reads(bima, 2)))).toBe('');
  });
});

describe('the first guest of a contact who travels', () => {
  const contact = { title: 'Mrs', first_name: 'Ratna', last_name: 'Wulandari' };
  const own = { first_name: 'Ratna', last_name: 'Wulandari' };
  const travels = (isTravelling: boolean): BookingEvent => ({ type: 'contactTravels', isTravelling });
  const withDob = { ...ratna, dob: '14 Mei 1986' };

  test("has the contact's title and name as a passport prints them, and a member's birth date", () => {
    const state = play(withContact({ title: 'Mrs' }), reads(withDob), travels(true));
    expect(guestOf(state)).toEqual(['RATNA', 'WULANDARI', '14 Mei 1986']);
    expect(state.values).toMatchObject({ is_contact_travelling: true, passengers: [{ title: 'Mrs' }, {}] });
    const left = play(state, travels(false));
    expect(guestOf(left)).toEqual(['', '', '']);
    expect(left.values).toMatchObject({ is_contact_travelling: false, passengers: [{ title: '' }, {}] });
  });
  test.each([
    ['beside the own name stays, in small letters too', 'ratna', contact, withDob, ['RATNA', '18 Apr 1990']],
    ["beside another name gives way to the profile's", 'Sari', contact, withDob, ['RATNA', '14 Mei 1986']],
    [
      'stays where the contact is somebody else',
      'Sari',
      { ...contact, first_name: 'Budi' },
      withDob,
      ['BUDI', '18 Apr 1990'],
    ],
    ['stays where the profile has none', 'Sari', contact, ratna, ['RATNA', '18 Apr 1990']],
  ])('a typed birth date %s', (_what, guest, given, profile, expected) => {
    const { is_contact_travelling: _, ...values } = withContact(given, own, {
      first_name: guest,
      dob: '18 Apr 1990',
    }).values;
    const state = bookingState({ ...values, is_contact_travelling: false }, { prefilled: own });
    const [name, , dob] = guestOf(play({ ...state, profile }, travels(true)));
    expect([name, dob]).toEqual(expected);
  });
  test('keeps a typed birth date when the contact stays at home after all', () => {
    const state = withContact(contact, { dob: '14 Mei 1986' }, { first_name: 'RATNA', dob: '18 Apr 1990' });
    expect(guestOf(play(state, travels(false)))).toEqual(['', '', '18 Apr 1990']);
  });
  test('follows the contact after its step, but a name typed as in the passport stays', () => {
    const filled = play(withContact(contact), travels(true), { type: 'stepOpened', step: 'contact' });
    const renamed = play(typedIn(filled, { first_name: 'Budi' }), { type: 'contactFilled' });
    expect(guestOf(renamed)).toEqual(['BUDI', 'WULANDARI', '']);
    const own = withContact(contact, {}, { first_name: 'RATNA AYU', last_name: 'WULANDARI' });
    const unchanged = play(typedIn(own, { first_name: 'Budi', last_name: 'Putra' }), { type: 'contactFilled' });
    expect(guestOf(unchanged)).toEqual(['RATNA AYU', 'PUTRA', '']);
  });
  test('has no birth date of a member who is no longer the contact', () => {
    const member = { ...own, dob: '17 Apr 1986' };
    const guest = { first_name: 'DEWI', dob: '17 Apr 1986' };
    const other = withContact({ ...contact, first_name: 'Dewi' }, member, guest);
    expect(guestOf(play(other, { type: 'contactFilled' }))[2]).toBe('');
    const typed = withContact({ ...contact, first_name: 'Dewi' }, own, guest);
    expect(guestOf(play(typed, { type: 'contactFilled' }))[2]).toBe('17 Apr 1986');
  });
  test('follows nobody who stays at home', () => {
    expect(guestOf(play(withContact(contact), reads(withDob), { type: 'contactFilled' }))).toEqual(['', '', '']);
  });
});

describe('another member', () => {
  const typed = { first_name: 'Ratna', last_name: 'Wulandari' };
  const guest = (first_name: string, last_name = 'WULANDARI', dob = '') => ({ first_name, last_name, dob });
  const become = (state: BookingState, profile = bima) => guestOf(play(state, reads(profile, 2)));

  test('gives the first guest their names where they had been copied, name by name', () => {
    expect(become(withContact(typed, typed, guest('RATNA')))).toEqual(['BIMA', '', '']);
    expect(become(withContact(typed, typed, guest('RATNA AYU')), { ...ratna, first_name: 'Ratna Sari' })[0]).toBe(
      'RATNA AYU',
    );
    expect(become(withContact(typed, typed, guest('RATNA', 'AYU')))).toEqual(['BIMA', 'AYU', '']);
    expect(become(withContact({ ...typed, first_name: 'Dewi' }, typed, guest('RATNA')))).toEqual(['DEWI', '', '']);
  });
  test('takes a copied birth date away, or brings one; a typed date stays', () => {
    const member = { ...typed, dob: '17 Apr 1986' };
    const copied = withContact(typed, member, guest('RATNA', 'WULANDARI', '17 Apr 1986'));
    expect(become(copied, { ...bima, dob: '2 Nov 1979' })[2]).toBe('2 Nov 1979');
    expect(become(copied)[2]).toBe('');
    const other = withContact(typed, member, guest('RATNA', 'WULANDARI', '18 Apr 1986'));
    expect(become(other)[2]).toBe('18 Apr 1986');
    const visitor = withContact({ first_name: 'Dewi' }, {}, guest('RATNA', 'WULANDARI', '17 Apr 1986'));
    expect(become(visitor, { ...ratna, dob: '17 Apr 1986' })[2]).toBe('17 Apr 1986');
  });
});
