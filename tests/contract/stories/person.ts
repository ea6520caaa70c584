import type { Answer, OperationId } from '@sdk';
import type { Mail } from '../../../mocks/state/state.ts';
import type { Call } from '../case.ts';
import { answerProblems } from '../documented.ts';
import { requestOf } from '../send.ts';
import type { Target } from '../target.ts';

type Told = { message?: string; errors?: Record<string, string[]> };

/** Somebody who uses the service as it is offered, and knows nothing of what stands behind it. */
export type Person = {
  /** Sent with every call while it is not null. */
  token: string | null;
  /** The answer with 200; any other status, and any answer the document does not know, throws. */
  does<Id extends OperationId>(operationId: Id, call?: Call): Promise<Answer<Id>>;
  /** The status and what is told about a refusal; an answer with 200 throws. */
  isRefused(operationId: OperationId, call?: Call): Promise<Told & { status: number }>;
  /** The mails that came to this address, the oldest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** The bytes behind an address of an answer. */
  bytes(address: string): Promise<Buffer>;
};

export function personAt(target: Target): Person {
  async function ask(operationId: OperationId, call: Call = {}): Promise<{ status: number; body: unknown }> {
    const headers = { ...(person.token !== null && { authorization: `Bearer ${person.token}` }), ...call.headers };
    const response = await target.send(requestOf(target.origin, operationId, { ...call, headers }));
    const body: unknown = await response.clone().json();
    const problems = await answerProblems(operationId, response.status, response);
    if (problems.length > 0) throw new Error(`${operationId} answered ${response.status}: ${problems.join(', ')}`);
    return { status: response.status, body };
  }

  const person: Person = {
    token: null,
    async does(operationId, call) {
      const { status, body } = await ask(operationId, call);
      if (status !== 200) throw new Error(`${operationId} was refused: ${status} ${JSON.stringify(body)}`);
      return body as Answer<typeof operationId>;
    },
    async isRefused(operationId, call) {
      const { status, body } = await ask(operationId, call);
      if (status === 200) throw new Error(`${operationId} was not refused: ${JSON.stringify(body)}`);
      return { status, ...(body as Told) };
    },
    async mailsTo(address) {
      const response = await target.send(new Request(`${target.origin}/__mock/outbox`));
      return ((await response.json()) as Mail[]).filter(({ to }) => to === address);
    },
    async bytes(address) {
      const response = await target.send(new Request(new URL(address, target.origin)));
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
  return person;
}
