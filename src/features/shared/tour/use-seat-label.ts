import { seatKind } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import type { SeatsProps } from '@/ui/static/tours/seats';

/** Returns a function that turns the seats left (null: on request) into their state and its label. */
export function useSeatLabel(): (seatsLeft: number | null) => SeatsProps {
  const { t } = useMessages('common');
  return (seatsLeft) => {
    const kind = seatKind(seatsLeft);
    return { kind, label: t(`seats.${kind}`, { count: seatsLeft }) };
  };
}
