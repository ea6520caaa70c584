import { getResponse } from 'msw';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import { createHandlers } from '../../mocks/handlers.ts';
import { startHost } from '../../mocks/host.ts';
import { createStage, type Stage } from '../../mocks/stage.ts';

/** The day on which every contract test happens. */
export const NOW = new Date('2027-01-15T03:00:00Z');

export type Target = {
  stage: Stage;
  origin: string;
  send(request: Request): Promise<Response>;
  close(): Promise<void>;
};

export async function inProcess(): Promise<Target> {
  const stage = createStage({ behaviours: allBehaviours, now: () => NOW });
  const handlers = createHandlers(stage);
  return {
    stage,
    origin: 'http://service.example',
    send: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
    close: async () => {},
  };
}

export async function overHttp(): Promise<Target> {
  const host = await startHost({ port: 0, now: () => NOW });
  return { stage: host.stage, origin: host.url, send: (request) => fetch(request), close: host.close };
}

export const targets = [
  ['in process', inProcess],
  ['over HTTP', overHttp],
] as const;
