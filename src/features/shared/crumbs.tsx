import { useRouter } from 'next/router';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Breadcrumb } from '@/ui/static/breadcrumb';
import { JsonLd } from '@/ui/static/json-ld';
import { type Crumb, crumbsData } from './crumbs-data';

/** The way back from home to this page, for people and for search engines. The last item is the page itself. */
export function Crumbs({ items }: { items: Crumb[] }) {
  const { t, locale } = useWords('common');
  const { asPath } = useRouter();
  const all = [{ label: t('menu.home'), href: routes.home() }, ...items];
  const here = asPath.split(/[?#]/, 1)[0] ?? '/';
  return (
    <>
      <Breadcrumb label={t('breadcrumb.label')} items={all} />
      <JsonLd data={typeof window === 'undefined' && crumbsData(all, here, (path) => pageUrl(locale, path))} />
    </>
  );
}
