import { routes } from '@/config/routes';
import forms from '@/features/shared/account/form.module.css';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { AppLink } from '@/ui/static/buttons/app-link';
import { AccountHeader } from '../components/account-header';
import styles from './change-password-page.module.css';

const ChangePasswordForm = loadOnUse(
  () => import('./change-password-form').then((part) => part.ChangePasswordForm),
  (part) => <FormSkeleton fields={['line', 'hintedLine', 'line']} {...part} />,
);

/** Shows the form for members who know their current password, and a link to the password recovery for others. */
export function ChangePasswordPage() {
  const { t, locale } = useMessages('change-password');
  return (
    <>
      <AccountHeader title={t('common:menu.changePassword')} intro={t('lead')} />
      <div className={styles.form}>
        <ChangePasswordForm key={locale} />
        <p className={`${forms.links} ${forms.below}`}>
          {t('forgotten')} <AppLink href={routes.forgotPassword(routes.account())}>{t('recover')}</AppLink>
        </p>
      </div>
    </>
  );
}
