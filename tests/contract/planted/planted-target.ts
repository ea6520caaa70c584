import type { Behaviours } from '../../../mocks/behaviour.ts';
import { allBehaviours } from '../../../mocks/behaviours/all.ts';
import { inProcess, type Target } from '../target.ts';

type Send = (request: Request) => Promise<Response>;

/** A host with a fault in what it does. */
export function withBehaviours(changed: Partial<Behaviours>): Promise<Target> {
  return inProcess({ ...allBehaviours, ...changed });
}

/** A host with a fault in how it reads or answers: `send` is the good one. */
export async function withEngine(change: (request: Request, send: Send) => Promise<Response>): Promise<Target> {
  const target = await inProcess();
  return { ...target, send: (request) => change(request, target.send) };
}

/** The JSON of a request that can still be sent; null when it has none. */
export async function jsonOf(request: Request): Promise<Record<string, unknown> | null> {
  try {
    return (await request.clone().json()) as Record<string, unknown>;
  } catch {
    return null;
  }
}

export function refused(status: number, field: string): Response {
  return Response.json({ success: false, message: 'no', errors: { [field]: ['no'] } }, { status });
}
