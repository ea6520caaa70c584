import { refreshOnOtherLanguage } from '@/hooks/refresh-on-other-language';
import { switchFontOnNextPage } from './font-of-next-page';
import { prefetchFirstPage } from './prefetch-first-page';

/** Starts what only the pages after the first one need. */
export async function startAfterLoad(): Promise<void> {
  refreshOnOtherLanguage();
  prefetchFirstPage();
  await switchFontOnNextPage();
}
