import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSignIn } from '@/hooks/auth/use-sign-in';
import { useSignOut } from '@/hooks/auth/use-sign-out';
import type { Account } from '@/hooks/developer/controls';
import type { Change } from '@/hooks/developer/use-control';
import { useProfile } from '@/hooks/user/use-profile';
import { sessionState } from '@/state/session';
import styles from './developer-panel.module.css';
import { messages } from './messages';
import { PanelSection } from './panel-section';

/** Shows the signed-in member and the demo accounts, which sign in with the same operation as the sign-in form. */
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
  const standing = profile ? messages.signedInAs(profile.fullname) : messages.signedIn;
  return (
    <PanelSection title={messages.account} summary={isMember ? (profile?.email ?? messages.signedIn) : ''}>
      <p className={styles.note}>{isMember ? standing : messages.visitor}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.email} className={styles.item}>
            <button type="button" className={styles.button} disabled={isSending} onClick={() => signInAs(account)}>
              {messages.signInAs(account.name)}
            </button>
            <span className={styles.note}>
              {[messages.points(account.points), account.isPremium && messages.premium].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {isMember && (
        <p className={styles.buttons}>
          <button type="button" className={styles.button} onClick={signOut}>
            {messages.signOut}
          </button>
          <button
            type="button"
            className={styles.button}
            onClick={() => change((controls) => controls.expireSessions())}
          >
            {messages.expire}
          </button>
        </p>
      )}
    </PanelSection>
  );
}
