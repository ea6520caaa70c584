import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSignIn } from '@/hooks/auth/use-sign-in';
import { useSignOut } from '@/hooks/auth/use-sign-out';
import type { Account } from '@/hooks/developer/control-answers';
import { useProfile } from '@/hooks/user/use-profile';
import { sessionState } from '@/state/session';
import type { Change } from './change';
import styles from './developer-panel.module.css';
import { PanelSection } from './panel-section';
import { words } from './words';

/** The signed-in member and the demo accounts, which sign in through the same operation as the form. */
export function AccountSection({ accounts, change }: { accounts: Account[]; change: Change }) {
  const { status } = useSnapshot(sessionState);
  const { data: profile } = useProfile();
  const { signInWith, isSending } = useSignIn();
  const signOut = useSignOut();
  const [problem, setProblem] = useState('');
  const isMember = status === 'member';
  const signInAs = async ({ email, password }: Account) => {
    const result = await signInWith({ email, password });
    setProblem(result.success ? '' : result.message);
  };
  const standing = profile ? words.signedInAs(profile.fullname) : words.signedIn;
  return (
    <PanelSection title={words.account} summary={isMember ? (profile?.email ?? words.signedIn) : ''}>
      <p className={styles.note}>{isMember ? standing : words.visitor}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.email} className={styles.item}>
            <button type="button" className={styles.button} disabled={isSending} onClick={() => signInAs(account)}>
              {words.signInAs(account.name)}
            </button>
            <span className={styles.note}>
              {[words.points(account.points), account.isPremium && words.premium].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {isMember && (
        <p className={styles.buttons}>
          <button type="button" className={styles.button} onClick={signOut}>
            {words.signOut}
          </button>
          <button type="button" className={styles.button} onClick={() => change('POST', '/expire')}>
            {words.expire}
          </button>
        </p>
      )}
    </PanelSection>
  );
}
