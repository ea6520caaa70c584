import dynamic from 'next/dynamic';
import Head from 'next/head';
import { useState } from 'react';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { EnquiryColumns } from '@/features/shared/business/enquiry-columns';
import { Crumbs } from '@/features/shared/crumbs';
import { FormSkeleton } from '@/features/shared/form/form-skeleton';
import { useWords } from '@/i18n/use-words';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/picture';
import type { CorporateFormProps } from './forms/corporate-form';
import styles from './register-page.module.css';

const CorporateForm = dynamic<CorporateFormProps>(
  () => import('./forms/corporate-form').then((module) => module.CorporateForm),
  {
    ssr: false,
    loading: ({ error }) => (
      <FormSkeleton fields={['row', 'line', 'line', 'row', 'line', 'row', 'line', 'line', 'area']} error={error} />
    ),
  },
);

export type RegisterPageProps = { imageUrl: string | null };

/** A company asks to travel on account. */
export function RegisterPage({ imageUrl }: RegisterPageProps) {
  const { t, locale } = useWords('corporate');
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Head>
        <title>{`${t('register.headTitle')} · ${brand.name}`}</title>
        <meta name="description" content={t('register.description')} />
      </Head>
      <Container className={styles.page}>
        <Crumbs
          items={[{ label: t('common:menu.corporate'), href: routes.corporate() }, { label: t('register.crumb') }]}
        />
        <EnquiryColumns
          words="corporate"
          level={2}
          isSent={isSent}
          aside={<Picture src={imageUrl} alt="" ratio="3/2" sizes="(min-width: 1024px) 376px, 100vw" />}
        >
          <header className={styles.head}>
            <h1>{t('register.title')}</h1>
            <p className="lead muted">{t('register.lead')}</p>
          </header>
          <CorporateForm key={locale} onSent={setSent} />
        </EnquiryColumns>
      </Container>
    </>
  );
}
