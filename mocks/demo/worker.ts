import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createControlClient } from '../control/client.ts';
import { handleControl } from '../control/controls.ts';
import { createHandlers } from '../handlers.ts';
import type { MockContext } from '../mock-context.ts';
import { serveUpload } from '../state/uploads.ts';
import { createPersistentContext } from './tab-storage.ts';
import { ensureWorkerControl } from './worker-control.ts';

const UPLOADS = '/media/uploads/';

/**
 * The service host inside one browser tab: requests to `/v1`, `/v2`, `/__mock` and uploads are forwarded by
 * `/demo-worker.js` and answered here; all others go to the network. The state lasts as long as the tab.
 * `window.kelana` has its controls. Resolves when the worker answers; rejects when the browser does not allow a service
 * worker.
 */
export async function startWorker({ now = () => new Date() }: { now?: () => Date } = {}): Promise<MockContext> {
  const mockContext = createPersistentContext(now);
  const controlHandler = http.all(
    pathStartsWith('/__mock'),
    async ({ request }) => (await handleControl(mockContext, request)) ?? undefined,
  );
  const uploadHandler = http.get(pathStartsWith(UPLOADS), ({ request }) => {
    const id = new URL(request.url).pathname.slice(UPLOADS.length);
    return serveUpload(mockContext.database().state, id) ?? undefined;
  });
  const worker = setupWorker(controlHandler, uploadHandler, ...createHandlers(mockContext, location.origin));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/demo-worker.js' } });
  await ensureWorkerControl();
  // For the browser's console, because the demo has no developer panel.
  Object.assign(window, { kelana: createControlClient(location.origin) });
  return mockContext;
}

function pathStartsWith(prefix: string) {
  return ({ request }: { request: Request }) => new URL(request.url).pathname.startsWith(prefix);
}
