import { seatKind } from '@/domain/tour/departure';
import type { Translate } from '@/i18n/translate';
import type { SeatsProps } from '@/ui/static/tours/seats';

/** Returns the state of the seats left (null: on request) with its label. */
export function seatProps(seatsLeft: number | null, t: Translate): SeatsProps {
  const kind = seatKind(seatsLeft);
  return { kind, label: t(`common:seats.${kind}`, { count: seatsLeft }) };
}
