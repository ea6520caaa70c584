import { getResponse } from 'msw';
import type { Behaviours } from '../../mocks/behaviour.ts';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import { controlPath } from '../../mocks/control/control.ts';
import { createHandlers } from '../../mocks/handlers.ts';
import { staticPath } from '../../mocks/host/static-path.ts';
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

/** Everything the host answers, without its socket. */
export async function inProcess(behaviours: Behaviours = allBehaviours): Promise<Target> {
  const stage = createStage({ behaviours, now: () => NOW });
  const handlers = createHandlers(stage);
  return {
    stage,
    origin: 'http://service.example',
    async send(request) {
      const beside = (await controlPath(stage, request)) ?? (await staticPath(stage, request));
      return beside ?? (await getResponse(handlers, request)) ?? Response.error();
    },
    close: async () => {},
  };
}

/** A host on a free port; with a state file it continues from the state of the previous one. */
export async function overHttp(stateFile?: string): Promise<Target> {
  const host = await startHost({ port: 0, now: () => NOW, ...(stateFile !== undefined && { stateFile }) });
  return { stage: host.stage, origin: host.url, send: (request) => fetch(request), close: host.close };
}

export const targets = [
  ['in process', () => inProcess()],
  ['over HTTP', () => overHttp()],
] as const;
