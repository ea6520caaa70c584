import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { BookingStartPage, type BookingStartPageProps } from '@/features/booking/start/booking-start-page';
import { startModel } from '@/features/booking/start/start-model';
import { contactPageQuery } from '@/hooks/page/queries';
import { regionalsQuery, toursQuery } from '@/hooks/tour/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage<BookingStartPageProps> = ({ start }) => <BookingStartPage start={start} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(async () => {
    const queries = { regionals: regionalsQuery(), tours: toursQuery({ sort: 'soonest', available: '1', limit: 3 }) };
    const { regionals, tours } = await prefetch(locale, queries);
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    const start = startModel(regionals.data, tours.data, todayInJakarta());
    return { ...(await serverWords(locale, ['booking'])), shell, start };
  });
