import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import forms from '@/features/shared/account/form.module.css';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { AppLink } from '@/ui/static/buttons/app-link';
import styles from './components/auth.module.css';
import { AuthFrame, useFrom } from './components/auth-frame';
import { Benefits } from './components/benefits';

const SignUpForm = loadOnUse(
  () => import('@/features/shared/account/sign-up-form').then((part) => part.SignUpForm),
  (part) => (
    <FormSkeleton fields={['line', 'line', 'line', 'line', 'line', 'line', 'line', 'check', 'check']} {...part} />
  ),
);

/** Shows the sign-up page. After signing up, the page's middleware redirects to `from` or to the home page. */
export function SignUpPage() {
  const { t, locale } = useMessages('auth');
  const from = useFrom();
  return (
    <AuthFrame page="signUp" aside={<Benefits title={t('benefits.signUpTitle', { brand: brand.name })} />}>
      <p className={`${forms.links} ${styles.have}`}>
        {t('signUp.haveAccount')} <AppLink href={routes.signIn(from)}>{t('signUp.signIn')}</AppLink>
      </p>
      <div className={styles.form}>
        <SignUpForm key={locale} signInHref={routes.signIn(from)} />
      </div>
    </AuthFrame>
  );
}
