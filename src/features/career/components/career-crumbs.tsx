import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/crumbs';
import { useWords } from '@/i18n/use-words';

type CareerCrumbsProps = { items?: { label: string; href?: string; lang?: string }[] };

/** The way back from a page below the list of positions, or from the list itself. */
export function CareerCrumbs({ items = [] }: CareerCrumbsProps) {
  const { t } = useWords('common');
  const list = { label: t('menu.careers'), href: routes.careers() };
  return <Crumbs items={[list, ...items]} />;
}
