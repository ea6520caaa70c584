import { hydrateLater } from '@/lib/defer/hydrate-later';
import { ErrorBoundary } from '../boundaries/error-boundary';
import './generated/deferred-styles';

const PageEnd = hydrateLater(() => import('./footer').then((part) => part.PageEnd));

/** Shows the end of the page. When its code cannot be loaded, even after another attempt, the page ends without it. */
export function PageFoot({ hasPreFooter }: { hasPreFooter: boolean }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <PageEnd hasPreFooter={hasPreFooter} />
    </ErrorBoundary>
  );
}
