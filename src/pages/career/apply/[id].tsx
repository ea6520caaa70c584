import { read } from '@/api/read';
import { ApplyPage, type ApplyPageProps } from '@/features/career/apply-page';
import { applyModel } from '@/features/career/vacancy';
import { careersQuery } from '@/hooks/server/career';
import { applyPaths } from '@/hooks/server/static-paths';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page<ApplyPageProps>(({ apply }) => <ApplyPage key={apply.chosen?.id} apply={apply} />, {
  hasPreFooter: false,
});

export const getStaticPaths = applyPaths;

export const getStaticProps = staticProps(
  '/career/apply/[id]',
  ['career', 'form', 'validation'],
  async ({ locale, id }) => {
    const apply = applyModel((await read(locale, careersQuery())).data, id);
    return apply && { apply };
  },
);
