import { useSignOut } from '@/hooks/auth/use-sign-out';
import { useMessages } from '@/i18n/use-messages';
import { confirm, confirmState } from '@/state/confirm';
import { sameSession } from '@/state/same-session';
import { showSuccess } from '@/state/toasts';

/**
 * Returns a function that asks for confirmation (§2) and signs out. The member then goes to the home page, because the
 * page's middleware does not allow visitors.
 */
export function useLogout() {
  const { t } = useMessages();
  const signOut = useSignOut();
  return async () => {
    const { atStake } = confirmState;
    const isSame = sameSession();
    const text = atStake ? `${atStake} ${t('logout.text')}` : t('logout.text');
    // Another tab may have signed in a different member in the meantime, who has not confirmed.
    if (!(await confirm({ text, yes: t('logout.yes') })) || !isSame()) return;
    await signOut();
    showSuccess(t('logout.done'));
  };
}
