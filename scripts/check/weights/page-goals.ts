type PageKind = 'public' | 'form' | 'member';

const JS_RATIO: Record<PageKind, number> = { public: 1.36, form: 1.45, member: 1.75 };
const LISTS = ['/group-tour', '/group-tour/destination', '/group-tour/destination/[id]'];
const DETAILS = ['/group-tour/[id]'];

/** The limit of the compressed HTML of a page, without its style sheets. */
export const HTML_KIB = 14;
/** The limit of the compressed style sheets in the HTML of a page. */
export const STYLES_KIB = 12;

/**
 * Returns the limit of first-load JavaScript of a route as a multiple of that of an empty page. A route without a kind
 * counts as public, which has the lowest limit.
 */
export function jsRatioGoal(route: string): number {
  return JS_RATIO[kindOf(route)];
}

/** Returns the limit of `__NEXT_DATA__` in kB for lists and details; undefined for other routes. */
export function pageDataGoal(route: string): number | undefined {
  if (LISTS.includes(route)) return 8;
  return DETAILS.includes(route) ? 20 : undefined;
}

function kindOf(route: string): PageKind {
  if (route.startsWith('/account')) return 'member';
  return route.startsWith('/auth/') || route === '/booking/[id]' ? 'form' : 'public';
}
