import dynamic from 'next/dynamic';
import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { FormSkeleton } from '@/features/shared/form/form-skeleton';
import { useWords } from '@/i18n/use-words';
import { AppLink } from '@/ui/static/app-link';
import { SectionHead } from '@/ui/static/section';
import styles from './change-password-page.module.css';

const ChangePasswordForm = dynamic(() => import('./change-password-form').then((part) => part.ChangePasswordForm), {
  ssr: false,
  loading: ({ error }) => <FormSkeleton fields={['line', 'line', 'line']} error={error} />,
});

/** Another password, for a member who knows the present one; who does not is led to the recovery. */
export function ChangePasswordPage() {
  const { t, locale } = useWords('change-password');
  const title = t('common:menu.changePassword');
  return (
    <>
      <Head>
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={t('description')} />
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHead title={title} level={1} intro={t('lead')} />
      <div className={styles.form}>
        <ChangePasswordForm key={locale} />
        <p className={styles.other}>
          {t('forgotten')} <AppLink href={routes.forgotPassword(routes.account())}>{t('recover')}</AppLink>
        </p>
      </div>
    </>
  );
}
