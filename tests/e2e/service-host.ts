const host = process.env.SERVICE_HOST ?? 'http://localhost:4010';

export type NewMember = { email: string; password: string };

/** Registers a member of its own for a test, so that tests do not meet in one account. */
export async function newMember(name: string): Promise<NewMember> {
  const member = { email: `${name}.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: 'Perjalanan2027' };
  const answer = await post('/v1/auth/register', {
    first_name: 'Dewi',
    last_name: 'Lestari',
    email: member.email,
    phone: '+6281234567890',
    password: member.password,
    confirm_password: member.password,
    agree_terms: true,
  });
  if (!answer.ok) throw new Error(`The member could not be registered: ${await answer.text()}`);
  return member;
}

/** Makes the service fail; see the host's control path. */
export async function plantFault(fault: Record<string, unknown>): Promise<void> {
  const answer = await post('/__mock/faults', fault);
  if (!answer.ok) throw new Error(`The fault was refused: ${await answer.text()}`);
}

export async function endFaults(): Promise<void> {
  await fetch(`${host}/__mock/faults`, { method: 'DELETE' });
}

export async function expireSessions(): Promise<void> {
  await post('/__mock/expire', {});
}

/** Calls that broke the document since the host started, as the host's log names them. */
export async function violations(): Promise<string[]> {
  const { calls } = (await (await fetch(`${host}/__mock`)).json()) as {
    calls: { operationId: string | null; path: string; status: number; violations: string[] }[];
  };
  return calls
    .filter((call) => call.violations.length > 0)
    .map((call) => `${call.path}: ${call.violations.join(', ')}`);
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(host + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
