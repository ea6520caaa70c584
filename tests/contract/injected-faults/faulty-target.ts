import type { Behaviours } from '../../../mocks/behaviour.ts';
import { allBehaviours } from '../../../mocks/behaviours/all.ts';
import { inProcess, type Target } from '../target.ts';

type Send = (request: Request) => Promise<Response>;

/** Returns a host with other behaviours for some operations. */
export function withBehaviours(changed: Partial<Behaviours>): Promise<Target> {
  return inProcess({ ...allBehaviours, ...changed });
}

/** Returns a host whose requests go through `intercept`; `send` handles a request without a fault. */
export async function withInterceptor(intercept: (request: Request, send: Send) => Promise<Response>): Promise<Target> {
  const target = await inProcess();
  return { ...target, send: (request) => intercept(request, target.send) };
}

/** Resolves with the JSON body of a request, which can still be sent; null when it has none. */
export async function jsonOf(request: Request): Promise<Record<string, unknown> | null> {
  try {
    return (await request.clone().json()) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Returns a refusal that names one field. */
export function refusal(status: number, field: string): Response {
  return Response.json({ success: false, message: 'no', errors: { [field]: ['no'] } }, { status });
}
