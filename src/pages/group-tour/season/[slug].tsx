import { readSeason } from '@/data/server/read-season';
import { seasonPaths } from '@/data/server/static-paths';
import { SeasonPage, type SeasonPageProps } from '@/features/group-tour/season/season-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page<SeasonPageProps>((props) => <SeasonPage key={props.season.key} {...props} />);

export const getStaticPaths = seasonPaths;

export const getStaticProps = staticProps('/group-tour/season/[slug]', ['season', 'kept'], ({ locale, params }) =>
  readSeason(locale, params?.slug),
);
