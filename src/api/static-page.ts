import { ApiError } from '@sdk';
import type { GetStaticPropsResult } from 'next';

/** Seconds after which a visited page is rendered again in the background. */
export const REVALIDATE_S = 60;

/**
 * Runs the body of a `getStaticProps`: an unknown id becomes a real 404 that is looked at again after a minute,
 * every other failure is thrown, so that the last good page stays.
 */
export async function staticPage<Props>(load: () => Promise<Props>): Promise<GetStaticPropsResult<Props>> {
  try {
    return { props: await load(), revalidate: REVALIDATE_S };
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'invalid')) {
      return { notFound: true, revalidate: REVALIDATE_S };
    }
    throw error;
  }
}
