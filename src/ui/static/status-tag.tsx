import { Tag, type TagTone } from './tag';

type BookingStatus = 'booking' | 'deposit' | 'full_payment' | 'cancel';

const toneOf: Record<BookingStatus, TagTone> = {
  booking: 'blue',
  deposit: 'amber',
  full_payment: 'green',
  cancel: 'sand',
};

/** The state of a booking; the word comes from the caller, the colour from the state. */
export function StatusTag({ status, word }: { status: BookingStatus; word: string }) {
  return <Tag tone={toneOf[status]}>{word}</Tag>;
}
