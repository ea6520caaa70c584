import { useState } from 'react';
import { routes } from '@/config/routes';
import { EnquiryColumns } from '@/features/shared/business/enquiry-columns';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { Crumbs } from '@/features/shared/page-head/crumbs';
import { HeadText } from '@/features/shared/page-head/head-text';
import { FormSkeleton } from '@/form/form-skeleton';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Picture } from '@/ui/static/pictures/picture';
import type { CorporateFormProps } from './corporate-form';

const CorporateForm = loadOnUse<CorporateFormProps>(
  () => import('./corporate-form').then((module) => module.CorporateForm),
  (part) => <FormSkeleton fields={['row', 'row', 'line', 'area', 'line', 'line', 'check']} {...part} />,
);

/** Shows the page on which a company applies for a corporate account. */
export function RegisterPage({ imageUrl }: { imageUrl: string | null }) {
  const { t, locale } = useMessages('corporate');
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageMeta
        title={t('register.headTitle')}
        description={t('register.description')}
        path={routes.corporateRegister()}
      />
      <div className="container ends-page">
        <Crumbs
          items={[{ label: t('common:menu.corporate'), href: routes.corporate() }, { label: t('register.crumb') }]}
        />
        <EnquiryColumns
          namespace="corporate"
          isSent={isSent}
          aside={<Picture src={imageUrl} alt="" ratio="3/2" sizes="(min-width: 1024px) 376px, 100vw" />}
        >
          <HeadText title={t('register.title')} lead={t('register.lead')} />
          <CorporateForm key={locale} onSentChange={setSent} />
        </EnquiryColumns>
      </div>
    </>
  );
}
