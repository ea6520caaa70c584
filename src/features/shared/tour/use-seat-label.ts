import { useCallback } from 'react';
import { seatState } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import type { SeatsProps } from '@/ui/static/tours/seats';

/** Turns seats left into the state and its label. */
export function useSeatLabel(): (seatsLeft: number | null) => SeatsProps {
  const { t } = useMessages('common');
  return useCallback(
    (seatsLeft) => {
      const state = seatState(seatsLeft);
      return {
        kind: state.kind,
        label: state.kind === 'few' ? t('seats.few', { count: state.left }) : t(`seats.${state.kind}`),
      };
    },
    [t],
  );
}
