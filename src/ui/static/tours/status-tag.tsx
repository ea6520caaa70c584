import { Tag, type TagTone } from '../tag';

type BookingStatus = 'booking' | 'deposit' | 'full_payment' | 'cancel';

const toneOf: Record<BookingStatus, TagTone> = {
  booking: 'blue',
  deposit: 'amber',
  full_payment: 'green',
  cancel: 'sand',
};

/** Shows the state of a booking as a coloured tag; the caller provides the text. */
export function StatusTag({ status, label }: { status: BookingStatus; label: string }) {
  return <Tag tone={toneOf[status]}>{label}</Tag>;
}
