import type { Pax, PaxType } from '@/domain/party';
import type { Rooms } from '@/domain/rooms';
import type { Departure } from '@/domain/tour/departure';
import type { Prices } from '@/domain/tour/promotions';
import type { Intent } from '@/state/booking-draft';
import type { Step } from '../forms/steps';
import type { ProfileValues } from './profile-values';
import type { BookingFailure } from './send-booking';

/** All events of a booking; times in milliseconds since 1970, prices in rupiah. */
export type BookingEvent =
  | { type: 'departuresRead'; rows: Departure[] }
  | { type: 'departuresSettled'; hasFailed: boolean; at: number }
  | { type: 'departureChosen'; departure: Departure }
  | { type: 'partyChanged'; pax: Pax }
  | { type: 'guestTypeChanged'; index: number; to: PaxType }
  | { type: 'roomsChanged'; rooms: Rooms }
  | { type: 'contactFilled' }
  | { type: 'contactTravels'; isTravelling: boolean }
  | { type: 'profileRead'; session: number; profile: ProfileValues }
  | { type: 'profileGone'; session: number }
  | { type: 'changeStarted'; from: Step }
  | { type: 'stepOpened'; step: Step }
  | { type: 'guestOpened'; index: number | null }
  | { type: 'datesOpened' }
  | { type: 'problemsFound'; step: Step }
  | { type: 'priceAccepted'; prices: Prices }
  | { type: 'intentChanged'; intent: Intent }
  | { type: 'sent' }
  | { type: 'sendFailed'; failure: BookingFailure }
  | { type: 'failureDismissed' }
  | { type: 'reconnected' }
  | { type: 'booked' }
  | { type: 'draftSaved'; at: number | null };
