import { routes } from '@/config/routes';
import forms from '@/features/shared/account/form.module.css';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { AppLink } from '@/ui/static/buttons/app-link';
import styles from './components/auth.module.css';
import { AuthFrame, useFrom } from './components/auth-frame';
import { HelpAside } from './components/help-aside';

const ForgotFlow = loadOnUse(
  () => import('./recovery/forgot-flow').then((part) => part.ForgotFlow),
  (part) => <FormSkeleton fields={['line']} {...part} />,
);

/** Shows the page for requesting a link to set a new password. */
export function ForgotPage() {
  const { t, locale } = useMessages('auth');
  const from = useFrom();
  return (
    <AuthFrame page="forgot" aside={<HelpAside />}>
      <div className={styles.form}>
        <ForgotFlow key={locale} />
      </div>
      <p className={`${forms.links} ${forms.below}`}>
        {t('forgot.remembered')} <AppLink href={routes.signIn(from)}>{t('forgot.signIn')}</AppLink>
      </p>
    </AuthFrame>
  );
}
