import { hydrateLater } from '@/lib/defer/hydrate-later';
import { ErrorBoundary } from '../boundaries/error-boundary';
import './generated/deferred-styles';

/** The pre-footer and the footer. */
const PageEnd = hydrateLater(() => import('./page-end').then((part) => part.PageEnd));

/** The end of the page. Where its code cannot be downloaded, even by another load, the page goes on without it. */
export function PageFoot({ hasPreFooter }: { hasPreFooter: boolean }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <PageEnd hasPreFooter={hasPreFooter} />
    </ErrorBoundary>
  );
}
