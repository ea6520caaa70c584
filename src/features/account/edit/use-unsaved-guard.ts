import { type RefObject, useLayoutEffect } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useLeaveGuard } from '@/next-internals/use-leave-guard';
import { confirm, confirmState } from '@/state/confirm';

/**
 * Asks before unsaved changes are left. Signing out has a question of its own, which then says that they go with it: two
 * questions in a row would be one too many.
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
