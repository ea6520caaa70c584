import { useSignOut } from '@/hooks/auth/use-sign-out';
import { useMessages } from '@/i18n/use-messages';
import { confirm, confirmState } from '@/state/confirm';
import { sameSession } from '@/state/same-session';
import { showSuccess } from '@/state/toasts';

/** Asks first (§2); signing out takes the member home, because the page's middleware no longer lets pass. */
export function useLogout() {
  const { t } = useMessages();
  const signOut = useSignOut();
  return async () => {
    const { atStake } = confirmState;
    const isSame = sameSession();
    const text = atStake ? `${atStake} ${t('logout.text')}` : t('logout.text');
    // Another tab may have signed in a different member, who did not confirm.
    if (!(await confirm({ text, yes: t('logout.yes') })) || !isSame()) return;
    await signOut();
    showSuccess(t('logout.done'));
  };
}
