import { type RefObject, useLayoutEffect } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useLeaveGuard } from '@/next-internals/use-leave-guard';
import { confirm, confirmState } from '@/state/confirm';

/**
 * Asks before unsaved changes are lost. The confirmation of a sign-out mentions them itself, so that the member is not
 * asked twice.
 */
export function useUnsavedGuard(isUnsaved: boolean): RefObject<boolean> {
  const { t } = useMessages('edit-profile');
  const atStake = isUnsaved ? t('atStake') : null;
  useLayoutEffect(() => {
    confirmState.atStake = atStake;
    return () => {
      confirmState.atStake = null;
    };
  }, [atStake]);
  return useLeaveGuard(isUnsaved, () => confirm({ text: t('validation:unsaved') }));
}
