import type { Pax, PaxType, Rooms } from '@/domain/party';

/** One traveller as the form holds it: every text as typed, dates ISO or empty. */
export type PassengerValues = {
  type: PaxType;
  title: string;
  first_name: string;
  last_name: string;
  dob: string;
  nationality: string;
  passport_later: boolean;
  passport_number: string;
  passport_expiry: string;
  special_request: string;
};

export type ContactValues = {
  title: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  city: string;
};

/** The whole wizard. The names of what is sent are those of the document, so that its errors find their field. */
export type BookingValues = {
  itinerary_id: string;
  pax: Pax;
  rooms: Rooms;
  has_chosen_rooms: boolean;
  contact: ContactValues;
  is_contact_travelling: boolean;
  passengers: PassengerValues[];
  note: string;
  agree_terms: boolean;
  /** A field no person sees; whoever fills it is a machine. */
  fax: string;
};

export const HOME_NATIONALITY = 'ID';

export const blankPassenger = (type: PaxType): PassengerValues => ({
  type,
  title: '',
  first_name: '',
  last_name: '',
  dob: '',
  nationality: HOME_NATIONALITY,
  passport_later: true,
  passport_number: '',
  passport_expiry: '',
  special_request: '',
});
