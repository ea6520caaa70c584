import { careersQuery } from '@/data/server/career';
import { read } from '@/data/server/read';
import { ApplyPage, type ApplyPageProps } from '@/features/career/apply-page';
import { applyModel } from '@/features/career/vacancy';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page<ApplyPageProps>(({ apply }) => <ApplyPage key="open" apply={apply} />, { hasPreFooter: false });

export const getStaticProps = staticProps('/career/apply', ['career', 'form', 'validation'], async ({ locale }) => {
  const apply = applyModel((await read(locale, careersQuery())).data, null);
  return apply && { apply };
});
