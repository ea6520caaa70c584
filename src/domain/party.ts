import type { Party } from '@sdk';

/** The types of guests, in the order of the form. */
export const paxTypes = ['adult', 'child', 'infant'] as const;

export type PaxType = (typeof paxTypes)[number];

export type Pax = Record<PaxType, number>;

/** The party of a visitor who has named none. */
export const onePerson: Pax = { adult: 1, child: 0, infant: 0 };

/** Returns the number of guests who need a seat: adults and children. Infants travel on a lap. */
export const seatedGuests = ({ adult, child }: Pax): number => adult + child;

/** Returns the number of seats that a party needs; one while nobody has named a party. */
export const seatsFor = (party: Pax | null): number => (party ? seatedGuests(party) : 1);

/** Returns the number of travellers, infants included. */
export const headCount = ({ adult, child, infant }: Pax): number => adult + child + infant;

/** The highest number of people that the service accepts in one booking, infants included. */
export const MAX_PARTY = 20;

/** Returns the party of an address, `2,2,0` or `2` for adults alone, however large; null for anything else. */
export function anyPartyFromUrl(value: unknown): Pax | null {
  if (typeof value !== 'string' || !/^\d{1,3}(,\d{1,3}){0,2}$/.test(value)) return null;
  const [adult = 0, child = 0, infant = 0] = value.split(',').map(Number);
  return adult > 0 ? { adult, child, infant: Math.min(infant, adult) } : null;
}

/** Returns the party of an address; null also for more people than one booking has. */
export function partyFromUrl(value: unknown): Pax | null {
  const party = anyPartyFromUrl(value);
  return party && headCount(party) <= MAX_PARTY ? party : null;
}

/** Returns the party for an address: adults, children and infants. */
export const partyToUrl = ({ adult, child, infant }: Pax): string => `${adult},${child},${infant}`;

/** Returns the parameter of an address for the party; none without a party. */
export const partyQuery = (party: Pax | null): { pax?: string } => (party ? { pax: partyToUrl(party) } : {});

/** Returns the party as parameters of the service's lists; none without a party. */
export const partyParameters = (party: Pax | null) =>
  party ? { adults: party.adult, children: party.child, infants: party.infant } : {};

/** Returns the party for which the service answered; null without one, and from a service that knows none. */
export const partyOfAnswer = (party: Party | undefined): Pax | null =>
  party ? { adult: party.adults, child: party.children, infant: party.infants } : null;
