import { routes } from '@/config/routes';
import { FormSkeleton } from '@/features/shared/form/form-skeleton';
import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { AppLink } from '@/ui/static/buttons/app-link';
import { AccountHead } from '../components/account-head';
import styles from './change-password-page.module.css';

const ChangePasswordForm = loadOnUse(
  () => import('./change-password-form').then((part) => part.ChangePasswordForm),
  (part) => <FormSkeleton fields={['line', 'line', 'line']} {...part} />,
);

/** Changes the password of a member who knows the current one; a link leads others to the password recovery. */
export function ChangePasswordPage() {
  const { t, locale } = useMessages('change-password');
  return (
    <>
      <AccountHead title={t('common:menu.changePassword')} intro={t('lead')} />
      <div className={styles.form}>
        <ChangePasswordForm key={locale} />
        <p className={styles.other}>
          {t('forgotten')} <AppLink href={routes.forgotPassword(routes.account())}>{t('recover')}</AppLink>
        </p>
      </div>
    </>
  );
}

/** Rendered outside the guard, so that the static HTML has a title. */
export function ChangePasswordPageHead() {
  const { t } = useMessages('change-password');
  return <PageHead title={t('common:menu.changePassword')} description={t('description')} isHidden />;
}
