import type { LayoutName } from '../page';

/** The chat helper is absent on the obs layout and on auth pages. */
export const showsChat = (layout: LayoutName, pathname: string) => layout !== 'obs' && !pathname.startsWith('/auth');
