import type { Pagination } from '@sdk';
import { lastPage, pageNumbers } from '@/domain/pages';
import { useWords } from '@/i18n/use-words';
import { Pager } from '@/ui/static/navigation/pager';

type ListPagerProps = { pagination: Pagination; href: (page: number) => string; note?: string };

/** The pages of a list; none where all fits on one. */
export function ListPager({ pagination, href, note }: ListPagerProps) {
  const { t } = useWords();
  const current = pagination.current_page;
  const last = lastPage(pagination);
  if (last === 1) return null;
  const to = (page: number, label: string) => ({ label, href: href(page) });
  const page = (number: number) => ({
    ...to(number, t('pager.page', { n: number })),
    number,
    isCurrent: number === current,
  });
  return (
    <Pager
      label={t('pager.label')}
      note={note}
      previous={current > 1 ? to(current - 1, t('pager.previous')) : undefined}
      next={current < last ? to(current + 1, t('pager.next')) : undefined}
      pages={pageNumbers(current, last).map((number) => (number === null ? 'gap' : page(number)))}
    />
  );
}
