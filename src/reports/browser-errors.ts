import { errorText } from '@/lib/error-text';
import { documentRequestId } from '@/lib/http/document-request-id';
import { loadedBuild } from '@/next-internals/page-data';
import { currentRoute } from './current-route';
import { sendErrorReport } from './error-report';

/** Reports what was thrown in the browser. A navigation or request that was called off is no error. */
export function reportBrowserError(thrown: unknown): void {
  const { cancelled, name } = (thrown ?? {}) as { cancelled?: boolean; name?: string };
  if (cancelled || name === 'AbortError') return;
  sendErrorReport({
    kind: 'browser',
    ...errorText(thrown),
    route: currentRoute(),
    requestId: documentRequestId(),
    build: loadedBuild(),
  });
}
