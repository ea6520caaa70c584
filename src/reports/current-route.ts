import { shownRoute } from '@/next-internals/page-data';

/** Returns the pattern of the current page's route, such as `/group-tour/[id]`; a list with a query is its list. */
export const currentRoute = () => shownRoute().replace('/with-query/', '/');
