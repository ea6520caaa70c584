import { useSignOut } from '@/hooks/auth/use-sign-out';
import { useWords } from '@/i18n/use-words';
import { confirm } from '@/state/confirm';
import { showSuccess } from '@/state/toasts';

/** Asks first (§2); signing out takes the member home, because the page's middleware no longer lets pass. */
export function useLogout() {
  const { t } = useWords();
  const signOut = useSignOut();
  return async () => {
    if (!(await confirm({ text: t('logout.text'), yes: t('logout.yes') }))) return;
    await signOut();
    showSuccess(t('logout.done'));
  };
}
