import type { Answer, OperationId } from '@sdk';
import type { Mail } from '../../../mocks/state/state.ts';
import type { Call } from '../case.ts';
import { responseProblems } from '../conformance.ts';
import { createRequest } from '../send.ts';
import type { Target } from '../target.ts';

type RefusalBody = { message?: string; errors?: Record<string, string[]> };

/** A client that uses only the public interface of the service, never its state. */
export type StoryClient = {
  /** Sent with every call unless it is null. */
  token: string | null;
  /** Resolves with the body of a 200; throws for any other status and for a response that breaks the document. */
  call<Id extends OperationId>(operationId: Id, call?: Call): Promise<Answer<Id>>;
  /** Resolves with the status and the body of a refusal; throws for a 200. */
  expectRefusal(operationId: OperationId, call?: Call): Promise<RefusalBody & { status: number }>;
  /** Resolves with the mails to this address, the oldest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** Resolves with the bytes at a URL of a response. */
  download(url: string): Promise<Buffer>;
};

export function createStoryClient(target: Target): StoryClient {
  async function send(operationId: OperationId, call: Call = {}): Promise<{ status: number; body: unknown }> {
    const headers = { ...(client.token !== null && { authorization: `Bearer ${client.token}` }), ...call.headers };
    const response = await target.send(createRequest(target.origin, operationId, { ...call, headers }));
    const body: unknown = await response.clone().json();
    const problems = await responseProblems(operationId, response.status, response);
    if (problems.length > 0) throw new Error(`${operationId} answered ${response.status}: ${problems.join(', ')}`);
    return { status: response.status, body };
  }

  const client: StoryClient = {
    token: null,
    async call(operationId, call) {
      const { status, body } = await send(operationId, call);
      if (status !== 200) throw new Error(`${operationId} was refused: ${status} ${JSON.stringify(body)}`);
      return body as Answer<typeof operationId>;
    },
    async expectRefusal(operationId, call) {
      const { status, body } = await send(operationId, call);
      if (status === 200) throw new Error(`${operationId} was not refused: ${JSON.stringify(body)}`);
      return { status, ...(body as RefusalBody) };
    },
    async mailsTo(address) {
      const response = await target.send(new Request(`${target.origin}/__mock/outbox`));
      return ((await response.json()) as Mail[]).filter(({ to }) => to === address);
    },
    async download(url) {
      const response = await target.send(new Request(new URL(url, target.origin)));
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
  return client;
}
