import { readSeason } from '@/data/server/read-season';
import { seasonPaths } from '@/data/server/static-paths';
import { todayInJakarta } from '@/domain/dates';
import { seasonCards, seasonFilters, seasonModel, visibleSeasons } from '@/domain/tour/season';
import { SeasonPage, type SeasonPageProps } from '@/features/group-tour/season/season-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page<SeasonPageProps>((props) => <SeasonPage key={props.season.key} {...props} />);

export const getStaticPaths = seasonPaths;

export const getStaticProps = staticProps(
  '/group-tour/season/[slug]',
  ['season', 'kept'],
  async ({ locale, params }) => {
    const found = await readSeason(locale, params?.slug);
    return (
      found && {
        season: seasonModel(found.season),
        text: found.season.text,
        filters: seasonFilters(found.season),
        cards: seasonCards(found.tours, found.season, todayInJakarta()),
        others: visibleSeasons(found.others).map(seasonModel),
      }
    );
  },
);
