import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import type { CareerListModel } from './career-list-model';
import { GeneralApplication } from './general-application';
import { Openings } from './openings';
import { Reasons } from './reasons';

export type CareerListPageProps = { careers: CareerListModel };

/** Shows reasons to work here, the open positions, and a link to apply without one. */
export function CareerListPage({ careers: { vacancies, imageUrl } }: CareerListPageProps) {
  const { t } = useMessages('career');
  return (
    <>
      <PageMeta
        title={t('list.title')}
        description={t('list.description', { brand: brand.name })}
        path={routes.careers()}
      />
      <BoxedHead
        crumbs={[{ label: t('common:menu.careers') }]}
        title={t('list.headline')}
        lead={t('list.lead')}
        imageUrl={imageUrl}
      >
        {vacancies.length > 0 ? (
          <>
            <ButtonLink href="#openings">{t('list.see', { count: vacancies.length })}</ButtonLink>
            <GoLink href={routes.careerApply()}>{t('general.action')}</GoLink>
          </>
        ) : (
          <ButtonLink href={routes.careerApply()}>{t('general.action')}</ButtonLink>
        )}
      </BoxedHead>
      <Openings vacancies={vacancies} />
      <Reasons />
      {vacancies.length > 0 && <GeneralApplication />}
    </>
  );
}
