import { type HttpHandler, http } from 'msw';
import { createHandlers } from '../handlers.ts';
import { createMockContext, type MockContext } from '../mock-context.ts';
import type { ScenarioName } from '../state/state.ts';
import { serveUpload } from '../state/uploads.ts';
import { plainPicture } from './plain-picture.ts';

export type * from './exported.ts';

type WorldOptions = {
  /**
   * The address of the service for your code, `https://service.example/api`, or `/api` in a page. Without it, the
   * documented calls to any address are answered.
   */
  baseUrl?: string;
  scenario?: ScenarioName;
  now?: () => Date;
};

/** The data of a service with the handlers that answer from them. */
export type World = MockContext & { handlers: HttpHandler[] };

/** Creates a service of its own: data, clock, faults, behaviours and log. */
export function createWorld({ baseUrl, ...options }: WorldOptions = {}): World {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl, globalThis.location?.href);
  const basePath = base?.pathname.replace(/\/+$/, '') ?? '';
  const mockContext = createMockContext({ ...options, basePath });

  function answerMedia({ url }: Request): Response | undefined {
    const { origin, pathname } = new URL(url);
    if (!pathname.startsWith(`${basePath}/media/`) || (base && base.origin !== origin)) return undefined;
    const file = pathname.slice(`${basePath}/media/`.length);
    return plainPicture(file) ?? serveUpload(mockContext.database().state, file.replace('uploads/', '')) ?? undefined;
  }

  const media = http.get(
    ({ request }) => answerMedia(request) !== undefined,
    ({ request }) => answerMedia(request),
  );
  return { ...mockContext, handlers: [...createHandlers(mockContext, base?.origin), media] };
}

/** The world of `handlers`. */
export const world: World = createWorld();

/** Handlers for `setupServer` and `setupWorker`, beside your own. */
export const { handlers } = world;
