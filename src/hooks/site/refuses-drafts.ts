import { prefetchNamed } from '@/api/prefetch';
import { isApiError } from '@/api/sdk-values';
import { articleQuery } from '../article/queries';
import { tourQuery } from '../tour/queries';

/**
 * Returns true when the service refuses the token with which this site reads the draft at a path. Other failures are no
 * refusal: the page shows them itself.
 */
export async function refusesDrafts(path: string): Promise<boolean> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const query = path.includes('/blog/') ? articleQuery(name) : tourQuery(Number(name));
  try {
    await prefetchNamed(undefined, query, true);
    return false;
  } catch (error) {
    return isApiError(error) && error.kind === 'unauthorized';
  }
}
