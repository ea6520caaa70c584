import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { everyLocale } from '@/api/static-page';
import { lastPage } from '@/domain/pages';
import { toursQuery } from './queries';

// The most the service gives at once.
const PER_CALL = 100;

/** The pages of every tour in every language; tours that come later are rendered at their first visit. */
export const tourPaths: GetStaticPaths = async ({ locales }) => {
  const first = await toursOfPage(1);
  const others = Array.from({ length: lastPage(first.pagination) - 1 }, (_, index) => toursOfPage(index + 2));
  const pages = [first, ...(await Promise.all(others))];
  const ids = new Set(pages.flatMap((page) => page.data.map((tour) => tour.id)));
  return { paths: everyLocale(locales, [...ids]), fallback: 'blocking' };
};

async function toursOfPage(page: number) {
  return (await prefetch('id', { tours: toursQuery({ page, limit: PER_CALL }) })).tours;
}
