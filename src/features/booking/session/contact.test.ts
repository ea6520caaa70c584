import { describe, expect, test } from 'vitest';
import { bookingState, filledValues } from '../../../../tests/support/booking-fixture';
import type { BookingValues, PassengerValues } from '../forms/values';
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
const profileRead = (profile: ProfileValues, session = 1): BookingEvent => ({ type: 'profileRead', session, profile });
const profileGone = (session = 2): BookingEvent => ({ type: 'profileGone', session });

type Contact = Partial<BookingValues['contact']>;

const blankContact = { title: '', first_name: '', last_name: '', email: '', phone: '', city: '' };

/** Returns a booking with this contact, who travels only when the first guest is given. */
function withContact(contact: Contact = {}, prefilled: Prefilled = {}, guest?: Partial<PassengerValues>) {
  const [first, second] = filledValues().passengers;
  const passengers = [{ ...first, first_name: '', last_name: '', dob: '', ...guest }, second];
  const values = { contact: { ...blankContact, ...contact }, is_contact_travelling: guest !== undefined, passengers };
  return bookingState(values as Partial<BookingValues>, { prefilled });
}

const withTyped = (state: BookingState, contact: Contact): BookingState => ({
  ...state,
  values: { ...state.values, contact: { ...state.values.contact, ...contact } },
});

function contactOf({ values }: BookingState) {
  const { first_name, last_name, email, phone } = values.contact;
  return [first_name, last_name, email, phone];
}

const guestOf = ({ values: { passengers } }: BookingState) => {
  const { first_name, last_name, dob } = passengers[0] as PassengerValues;
  return [first_name, last_name, dob];
};

describe('the profile of a member', () => {
  test('fills empty fields and keeps typed ones', () => {
    const state = play(withContact({ email: 'kantor@kelana.example' }), profileRead(ratna));
    expect(contactOf(state)).toEqual(['Ratna', 'Wulandari', 'kantor@kelana.example', '+62 812-0000-0001']);
    expect(state.isPrefilled).toBe(true);
  });
  test('names the first guest when the contact, still without a name, travels', () => {
    expect(guestOf(play(withContact({}, {}, {}), profileRead(ratna)))).toEqual(['RATNA', 'WULANDARI', '']);
  });
  test('keeps its last name beside a first name that was corrected', () => {
    const typed = { first_name: 'Ratna Ayu', last_name: 'Wulandari' };
    const state = play(withContact(typed, { first_name: 'Ratna', last_name: 'Wulandari' }), profileRead(ratna));
    expect(contactOf(state).slice(0, 2)).toEqual(['Ratna Ayu', 'Wulandari']);
  });
  test('does not add its last name to a typed first name', () => {
    const state = play(withContact({ first_name: 'Dewi' }), profileRead(ratna));
    expect(contactOf(state)).toEqual(['Dewi', '', 'ratna@kelana.example', '+62 812-0000-0001']);
  });
  test('fills nothing when every field was typed', () => {
    const typed = { first_name: 'Dewi', last_name: 'Sari', email: 'd@kelana.example', phone: '0811', city: 'Medan' };
    const state = play(withContact(typed), profileRead({ ...ratna, city: 'Jakarta' }));
    expect([state.values.contact, state.isPrefilled]).toEqual([{ ...blankContact, ...typed }, false]);
  });
  test('fills once: a field that was emptied stays empty', () => {
    const filled = play(withContact(), profileRead(ratna));
    expect(contactOf(play(withTyped(filled, { phone: '' }), profileRead({ ...ratna })))[3]).toBe('');
  });
  test('is replaced by that of another member; typed fields stay', () => {
    const filled = withTyped(play(withContact(), profileRead(ratna)), { email: 'kantor@kelana.example' });
    const state = play(filled, profileRead(bima, 2));
    expect(contactOf(state)).toEqual(['Bima', '', 'kantor@kelana.example', '']);
    expect(withoutProfile(state.values, state.prefilled).prefilled).toEqual(['contact.first_name']);
  });
  test('is removed with its member, but not by a failed request of the same session', () => {
    const filled = play(withContact(), profileRead(ratna));
    expect(play(filled, profileGone(1))).toBe(filled);
    const left = play(filled, profileGone());
    expect([contactOf(left), left.isPrefilled, left.profile]).toEqual([['', '', '', ''], false, noProfile]);
  });
  test('of a restored draft stays for its member and is removed for another one', () => {
    const typed = { first_name: 'Ratna', last_name: 'Wulandari', email: 'kantor@kelana.example', phone: ratna.phone };
    const prefilled = { first_name: 'Ratna', last_name: 'Wulandari', phone: ratna.phone };
    expect(contactOf(play(withContact(typed, prefilled), profileRead(ratna)))).toEqual(Object.values(typed));
    expect(contactOf(play(withContact(typed, prefilled), profileRead(bima)))).toEqual(['Bima', '', typed.email, '']);
    expect(contactOf(play(withContact(typed, prefilled), profileGone()))).toEqual(['', '', typed.email, '']);
  });
});

describe('the city, whose name loads after the profile,', () => {
  const inJakarta = { ...ratna, city: 'Jakarta Utara' };
  const cityOf = ({ values }: BookingState) => values.contact.city;
  test('is filled in once when it loads, and counts as a profile value', () => {
    const state = play(withContact(), profileRead(ratna), profileRead(inJakarta));
    expect([cityOf(state), state.prefilled.city]).toEqual(['Jakarta Utara', 'Jakarta Utara']);
    expect(cityOf(play(withTyped(state, { city: '' }), profileRead({ ...ratna, city: 'Jakarta' })))).toBe('');
  });
  test('marks a contact as prefilled whose other fields were typed', () => {
    const typed = { first_name: 'Ratna', last_name: 'Wulandari', email: 'r@kelana.example', phone: '0811' };
    const first = play(withContact(typed), profileRead(ratna));
    expect([first.isPrefilled, play(first, profileRead(inJakarta)).isPrefilled]).toEqual([false, true]);
  });
  test('does not replace a city that was typed meanwhile', () => {
    const state = play(withTyped(play(withContact(), profileRead(ratna)), { city: 'Bandung' }), profileRead(inJakarta));
    expect([cityOf(state), state.prefilled.city]).toEqual(['Bandung', '']);
  });
  test('is removed when another member signs in', () => {
    expect(cityOf(play(withContact(), profileRead(inJakarta), profileRead(bima, 2)))).toBe('');
  });
});

describe('the first guest of a contact who travels', () => {
  const contact = { title: 'Mrs', first_name: 'Ratna', last_name: 'Wulandari' };
  const budi = { ...contact, first_name: 'Budi' };
  const sari = { ...contact, last_name: 'Sari' };
  const memberName = { first_name: 'Ratna', last_name: 'Wulandari' };
  const travels = (isTravelling: boolean): BookingEvent => ({ type: 'contactTravels', isTravelling });
  const withDob = { ...ratna, dob: '14 Mei 1986' };

  test("has the contact's title, the name in capitals as in a passport, and the member's birth date", () => {
    const state = play(withContact({ title: 'Mrs' }), profileRead(withDob), travels(true));
    expect(guestOf(state)).toEqual(['RATNA', 'WULANDARI', '14 Mei 1986']);
    expect(state.values).toMatchObject({ is_contact_travelling: true, passengers: [{ title: 'Mrs' }, {}] });
    const left = play(state, travels(false));
    expect(guestOf(left)).toEqual(['', '', '']);
    expect(left.values).toMatchObject({ is_contact_travelling: false, passengers: [{ title: '' }, {}] });
  });
  test.each([
    ['beside the name of the contact stays, whatever its case', 'ratna', contact, withDob, ['RATNA', '18 Apr 1990']],
    ['beside no name stays', '', contact, withDob, ['RATNA', '18 Apr 1990']],
    ['stays when only the first name is that of the member', 'Sari', sari, withDob, ['RATNA', '18 Apr 1990']],
    ["beside another name is replaced by the profile's", 'Sari', contact, withDob, ['RATNA', '14 Mei 1986']],
    ['stays when the contact is not the member', 'Sari', budi, withDob, ['BUDI', '18 Apr 1990']],
    ['stays when the profile has none', 'Sari', contact, ratna, ['RATNA', '18 Apr 1990']],
  ])('a typed birth date %s', (_what, guest, given, profile, expected) => {
    const { values } = withContact(given, memberName, { first_name: guest, dob: '18 Apr 1990' });
    const state = bookingState({ ...values, is_contact_travelling: false }, { prefilled: memberName });
    const [name, , dob] = guestOf(play({ ...state, profile }, travels(true)));
    expect([name, dob]).toEqual(expected);
  });
  test('keeps a typed birth date when the contact no longer travels', () => {
    const state = withContact(contact, { dob: '14 Mei 1986' }, { first_name: 'RATNA', dob: '18 Apr 1990' });
    expect(guestOf(play(state, travels(false)))).toEqual(['', '', '18 Apr 1990']);
  });
  test('takes over changes of the contact, but keeps a name that was typed as in the passport', () => {
    const filled = play(withContact(contact), travels(true), { type: 'stepOpened', step: 'contact' });
    const renamed = play(withTyped(filled, { first_name: 'Budi' }), { type: 'contactFilled' });
    expect(guestOf(renamed)).toEqual(['BUDI', 'WULANDARI', '']);
    const edited = withContact(contact, {}, { first_name: 'RATNA AYU', last_name: 'WULANDARI' });
    const unchanged = play(withTyped(edited, { first_name: 'Budi', last_name: 'Putra' }), { type: 'contactFilled' });
    expect(guestOf(unchanged)).toEqual(['RATNA AYU', 'PUTRA', '']);
  });
  test('loses the birth date of a member who is no longer the contact', () => {
    const member = { ...memberName, dob: '17 Apr 1986' };
    const guest = { first_name: 'DEWI', dob: '17 Apr 1986' };
    const other = withContact({ ...contact, first_name: 'Dewi' }, member, guest);
    expect(guestOf(play(other, { type: 'contactFilled' }))[2]).toBe('');
    const typed = withContact({ ...contact, first_name: 'Dewi' }, memberName, guest);
    expect(guestOf(play(typed, { type: 'contactFilled' }))[2]).toBe('17 Apr 1986');
  });
  test('does not follow a contact who does not travel', () => {
    expect(guestOf(play(withContact(contact), profileRead(withDob), { type: 'contactFilled' }))).toEqual(['', '', '']);
  });
});

describe('another member', () => {
  const typed = { first_name: 'Ratna', last_name: 'Wulandari' };
  const guest = (first_name: string, last_name = 'WULANDARI', dob = '') => ({ first_name, last_name, dob });
  const switchTo = (state: BookingState, profile = bima) => guestOf(play(state, profileRead(profile, 2)));

  test('replaces each name of the first guest that was copied from the profile', () => {
    expect(switchTo(withContact(typed, typed, guest('RATNA')))).toEqual(['BIMA', '', '']);
    expect(switchTo(withContact(typed, typed, guest('RATNA AYU')), { ...ratna, first_name: 'Ratna Sari' })[0]).toBe(
      'RATNA AYU',
    );
    expect(switchTo(withContact(typed, typed, guest('RATNA', 'AYU')))).toEqual(['BIMA', 'AYU', '']);
    expect(switchTo(withContact({ ...typed, first_name: 'Dewi' }, typed, guest('RATNA')))).toEqual(['DEWI', '', '']);
  });
  test('replaces or removes a copied birth date; a typed date stays', () => {
    const member = { ...typed, dob: '17 Apr 1986' };
    const copied = withContact(typed, member, guest('RATNA', 'WULANDARI', '17 Apr 1986'));
    expect(switchTo(copied, { ...bima, dob: '2 Nov 1979' })[2]).toBe('2 Nov 1979');
    expect(switchTo(copied)[2]).toBe('');
    const other = withContact(typed, member, guest('RATNA', 'WULANDARI', '18 Apr 1986'));
    expect(switchTo(other)[2]).toBe('18 Apr 1986');
    const visitor = withContact({ first_name: 'Dewi' }, {}, guest('RATNA', 'WULANDARI', '17 Apr 1986'));
    expect(switchTo(visitor, { ...ratna, dob: '17 Apr 1986' })[2]).toBe('17 Apr 1986');
  });
});
