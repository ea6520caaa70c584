import { type NextRequest, NextResponse } from 'next/server';
import { listQueryFromUrl } from '@/domain/pages';
import { partyFromUrl } from '@/domain/party';
import { tourQueryFromUrl, tourQueryToUrl } from '@/domain/tour/tour-query';
import { blogAddress } from '@/features/blog/blog-query';
import { viewFromUrl, viewToUrl } from '@/features/group-tour/list/list-view';
import { visaLocation } from '@/features/visa/visa-location';

type UrlQuery = Record<string, string | string[]>;

/** Leads an address whose query decides the content of its page to the page of the same path below `/with-query`. */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const { pathname, searchParams } = nextUrl;
  const query: UrlQuery = {};
  for (const name of searchParams.keys()) {
    const [first = '', ...others] = searchParams.getAll(name);
    query[name] = others.length > 0 ? [first, ...others] : first;
  }
  if (!isRead(pathname, query)) return NextResponse.next();
  const page = nextUrl.clone();
  page.pathname = `/with-query${pathname}`;
  return NextResponse.rewrite(page);
}

/** Says whether the page of this path shows something else for this query. */
function isRead(pathname: string, query: UrlQuery): boolean {
  if (pathname === '/blog') return blogAddress(listQueryFromUrl(query)) !== '';
  if (pathname === '/visa-and-passport') return visaLocation(query).countryId !== null;
  if (partyFromUrl(query.pax)) return true;
  return Object.keys({ ...tourQueryToUrl(tourQueryFromUrl(query)), ...viewToUrl(viewFromUrl(query)) }).length > 0;
}

// Next reads these rules from the source, so they name no constant. A browser's request for the data of a page is one
// for the data of the static page, also with a query: Next marks it with this header, whatever the client sent.
export const config = {
  matcher: [
    { source: '/group-tour', missing: [{ type: 'header', key: 'x-nextjs-data' }] },
    { source: '/group-tour/destination/:id(\\d+)', missing: [{ type: 'header', key: 'x-nextjs-data' }] },
    { source: '/blog', missing: [{ type: 'header', key: 'x-nextjs-data' }] },
    { source: '/visa-and-passport', missing: [{ type: 'header', key: 'x-nextjs-data' }] },
  ],
};
