import Router from 'next/router';

/** Returns the pattern of the current page's route, such as `/group-tour/[id]`; a list with a query is its list. */
export function currentRoute(): string {
  // Without a router the page has not been hydrated yet.
  return (Router.router?.pathname ?? window.__NEXT_DATA__.page).replace('/with-query/', '/');
}
