type SeatState =
  | { kind: 'ask' }
  | { kind: 'full' }
  | { kind: 'few'; left: number }
  | { kind: 'almost' }
  | { kind: 'available' };

const FEW_SEATS = 5;
const ALMOST_FULL_SEATS = 10;

/** What a visitor is told about the seats left of a departure; `null` is on request. */
export function seatState(seatsLeft: number | null): SeatState {
  if (seatsLeft === null) return { kind: 'ask' };
  if (seatsLeft <= 0) return { kind: 'full' };
  if (seatsLeft <= FEW_SEATS) return { kind: 'few', left: seatsLeft };
  return seatsLeft <= ALMOST_FULL_SEATS ? { kind: 'almost' } : { kind: 'available' };
}
