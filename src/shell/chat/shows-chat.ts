import type { LayoutName } from '../page';

/** Returns false on the obs layout (§1) and on auth pages, which have no chat button. */
export const showsChat = (layout: LayoutName, pathname: string) => layout !== 'obs' && !pathname.startsWith('/auth');
