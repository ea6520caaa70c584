import { switchFontOnNextPage } from './font-of-next-page';
import { prepareWayBack } from './prepare-way-back';

/** Starts what the first page does not need, only the pages after it. */
export async function startLast(): Promise<void> {
  prepareWayBack();
  await switchFontOnNextPage();
}
