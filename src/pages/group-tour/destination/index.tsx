import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { visibleRegionals } from '@/domain/regionals';
import { DestinationsPage, type DestinationsPageProps } from '@/features/group-tour/destination/destinations-page';
import { regionCard } from '@/features/group-tour/destination/region-model';
import { contactPageQuery } from '@/hooks/page/queries';
import { regionalsQuery } from '@/hooks/tour/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage<DestinationsPageProps> = ({ regions }) => <DestinationsPage regions={regions} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(async () => {
    const { regionals } = await prefetch(locale, { regionals: regionalsQuery() });
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    const regions = visibleRegionals(regionals.data).map(regionCard);
    return { ...(await serverWords(locale, ['tour'])), shell, regions };
  });
