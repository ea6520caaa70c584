import Router from 'next/router';

/** Returns the route of the page that the browser loaded, such as `/group-tour/[id]`; later pages do not change it. */
export const loadedRoute = (): string | undefined => window.__NEXT_DATA__?.page;

/** Returns the id of the build that the loaded page is from. */
export const loadedBuild = (): string => window.__NEXT_DATA__.buildId;

/** Returns the route of the page that is shown. Without a router the loaded page has not been hydrated yet. */
export const shownRoute = (): string => Router.router?.pathname ?? window.__NEXT_DATA__.page;
