import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { CareerCrumbs } from '../components/career-crumbs';
import type { CareerListModel } from './career-list-model';
import { GeneralApplication } from './general-application';
import { ListHero } from './list-hero';
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
      <Container>
        <CareerCrumbs />
      </Container>
      <ListHero total={vacancies.length} imageUrl={imageUrl} />
      <Openings vacancies={vacancies} />
      <Reasons />
      {vacancies.length > 0 && <GeneralApplication />}
    </>
  );
}
