import type { Pagination } from '@sdk';
import { lastPage, pageNumbers } from '@/domain/pages';
import { useWords } from '@/i18n/use-words';
import { Pager } from '@/ui/static/pager';
import type { BlogQuery } from './blog-query';
import { blogHref } from './use-blog-list';

/** The pages of the list; none where all fits on one. */
export function ArticlePager({ query, pagination }: { query: BlogQuery; pagination: Pagination }) {
  const { t } = useWords('blog');
  const last = lastPage(pagination);
  if (last === 1) return null;
  const current = pagination.current_page;
  const to = (page: number, label: string) => ({ label, href: blogHref({ ...query, page }) });
  const page = (number: number) => ({
    ...to(number, t('common:pager.page', { n: number })),
    number,
    isCurrent: number === current,
  });
  return (
    <Pager
      label={t('common:pager.label')}
      note={t('list.perPage', { count: pagination.per_page })}
      previous={current > 1 ? to(current - 1, t('common:pager.previous')) : undefined}
      next={current < last ? to(current + 1, t('common:pager.next')) : undefined}
      pages={pageNumbers(current, last).map((number) => (number === null ? 'gap' : page(number)))}
    />
  );
}
