import { articleQuery } from '../operations/article';
import { tourQuery } from '../operations/tour';
import { isApiError } from '../sdk-values';
import { readRow } from './read';

/**
 * Returns true when the service refuses the token with which this site reads the draft at a path. Other failures are no
 * refusal: the page shows them itself.
 */
export async function refusesDrafts(path: string): Promise<boolean> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    if (path.includes('/blog/')) await readRow(undefined, articleQuery(name), true);
    else await readRow(undefined, tourQuery(Number(name)), true);
    return false;
  } catch (error) {
    return isApiError(error) && error.kind === 'unauthorized';
  }
}
