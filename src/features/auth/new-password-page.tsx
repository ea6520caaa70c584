import Head from 'next/head';
import { FormSkeleton } from '@/features/shared/form/form-skeleton';
import { loadOnUse } from '@/lib/defer/load-on-use';
import styles from './components/auth.module.css';
import { AuthFrame } from './components/auth-frame';
import { HelpAside } from './components/help-aside';
import { useLinkToken } from './recovery/use-link-token';

const NewPasswordFlow = loadOnUse(
  () => import('./recovery/new-password-flow').then((part) => part.NewPasswordFlow),
  (part) => <FormSkeleton fields={['line', 'line']} {...part} />,
);

/** Where the link of the recovery mail leads. */
export function NewPasswordPage() {
  const token = useLinkToken();
  return (
    <AuthFrame page="newPassword" hasLead={false} aside={<HelpAside />}>
      <Head>
        {/* The address one arrives with holds the token. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <div className={styles.form}>
        {token === undefined ? <FormSkeleton fields={['line', 'line']} /> : <NewPasswordFlow token={token} />}
      </div>
    </AuthFrame>
  );
}
