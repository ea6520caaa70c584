import { careersQuery } from '@/data/server/career';
import { read } from '@/data/server/read';
import { applyPaths } from '@/data/server/static-paths';
import { ApplyPage, type ApplyPageProps } from '@/features/career/apply-page';
import { applyModel } from '@/features/career/vacancy';
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
