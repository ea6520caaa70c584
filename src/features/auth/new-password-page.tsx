import Head from 'next/head';
import { FormSkeleton } from '@/form/form-skeleton';
import { classNames } from '@/lib/class-names';
import { loadOnUse } from '@/lib/defer/load-on-use';
import styles from './components/auth.module.css';
import { AuthFrame } from './components/auth-frame';
import { HelpAside } from './components/help-aside';
import { useLinkToken } from './recovery/use-link-token';

const NewPasswordFlow = loadOnUse(
  () => import('./recovery/new-password-flow').then((part) => part.NewPasswordFlow),
  (part) => <FormSkeleton fields={['hintedLine', 'line']} {...part} />,
);

/** Shows the page to which the link in the recovery email leads. */
export function NewPasswordPage() {
  const token = useLinkToken();
  return (
    <AuthFrame page="newPassword" lead={null} aside={<HelpAside />}>
      <Head>
        {/* The URL of the link contains the token, which must not appear in a Referer header. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <div className={classNames(styles.form, styles.linkForm)}>
        {token === undefined ? <FormSkeleton fields={['hintedLine', 'line']} /> : <NewPasswordFlow token={token} />}
      </div>
    </AuthFrame>
  );
}
