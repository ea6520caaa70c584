import { refreshOnOtherLanguage } from '@/hooks/refresh-on-other-language';
import { copyOrdinarySpaces } from './copy-ordinary-spaces';
import { switchFontOnNextPage } from './font-of-next-page';
import { prefetchFirstPage } from './prefetch-first-page';

/** Starts what the first frame does not need. */
export async function startAfterLoad(): Promise<void> {
  copyOrdinarySpaces();
  refreshOnOtherLanguage();
  prefetchFirstPage();
  await switchFontOnNextPage();
}
