import type { OperationId } from '@sdk';
import type { Case } from '../case.ts';
import { failures } from '../case.ts';
import { allCases } from '../cases/all.ts';
import { sendCase } from '../send.ts';
import type { Target } from '../target.ts';

/** An answer as far as it must be the same wherever the handlers run. */
export type ComparedAnswer = {
  name: string;
  status: number | 'network';
  headers: Record<string, string>;
  /** JSON as it came, but for what is drawn by lot and the address of the host; of a PDF its first letters. */
  body: string;
};

const HEADERS = ['content-type', 'cache-control', 'content-disposition', 'retry-after', 'allow', 'x-mock-violations'];
const DRAWN = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/[A-Z]{3}-[0-9A-Z]{6}/g, '<code>'],
] as const;

// Failures without a documented status: broken connections, unreadable answers, a busy service.
const more: [string, OperationId, Case][] = [
  ['a broken connection', 'listTours', { fault: { network: true } }],
  ['an empty answer', 'getTour', { fault: { emptyBody: true } }],
  ['a malformed answer', 'getTour', { fault: { malformed: true } }],
  ['an answer of another shape', 'getTour', { fault: { wrongShape: true } }],
  ['a busy service', 'listTours', { fault: { status: 503, retryAfterSeconds: 7 } }],
  ['an expired session', 'getProfile', { headers: { authorization: 'Bearer long-gone' } }],
  ['another language', 'login', { headers: { 'accept-language': 'en' }, json: { email: 'nobody' } }],
  ['a photo', 'updateUser', { member: 'ratna@kelana.example', form: { photo: png() } }],
  ['a file that is no photo', 'updateUser', { member: 'ratna@kelana.example', form: { photo: new Blob(['words']) } }],
  ['an example by name', 'getTour', { headers: { prefer: 'code=404' } }],
  ['half an object', 'bookTour', { member: 'ratna@kelana.example', ...failures.malformed }],
];

/** The answers to every documented status of every operation, then to some failures beside them, one after another. */
export async function allAnswers(target: Target): Promise<ComparedAnswer[]> {
  const documented = (Object.keys(allCases) as OperationId[]).flatMap((id) =>
    Object.entries<Case>(allCases[id]).map(([status, given]) => [`${id} ${status}`, id, given] as const),
  );
  const answers: ComparedAnswer[] = [];
  for (const [name, id, given] of [...documented, ...more]) {
    const response = await sendCase(target, id, given).catch(() => Response.error());
    answers.push({ name, ...(await compared(response, target.origin)) });
  }
  return answers;
}

async function compared(response: Response, origin: string): Promise<Omit<ComparedAnswer, 'name'>> {
  if (response.type === 'error') return { status: 'network', headers: {}, body: '' };
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const text = await response.text();
  const body = DRAWN.reduce((before, [pattern, word]) => before.replaceAll(pattern, word), text);
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: text.startsWith('%PDF-') ? '%PDF-' : body.replaceAll(origin, '<host>'),
  };
}

function png(): Blob {
  return new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
}
