import { aboutPageQuery } from '@/data/operations/page';
import { careersQuery } from '@/data/server/career';
import { read } from '@/data/server/read';
import { CareerListPage } from '@/features/career/career-list-page';
import { careerListModel } from '@/features/career/vacancy';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page(CareerListPage, { hasPreFooter: false });

export const getStaticProps = staticProps('/career', ['career'], async ({ locale }) => {
  const [careers, about] = await Promise.all([
    read(locale, careersQuery()),
    read(locale, aboutPageQuery(), { onFailure: 'optional', page: '/career' }),
  ]);
  return { careers: careerListModel(careers.data, about?.data ?? null) };
});
