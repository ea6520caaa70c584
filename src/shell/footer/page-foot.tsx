import { ErrorBoundary } from '../boundaries/error-boundary';
import { PageEnd } from './late-parts';

/** The end of the page. Where its code cannot be downloaded, even by another load, the page goes on without it. */
export function PageFoot({ hasPreFooter }: { hasPreFooter: boolean }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <PageEnd hasPreFooter={hasPreFooter} />
    </ErrorBoundary>
  );
}
