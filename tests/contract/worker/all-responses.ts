import type { OperationId } from '@sdk';
import { type Case, failures } from '../case.ts';
import { allCases } from '../cases/all.ts';
import { sendCase } from '../send.ts';
import type { Target } from '../target.ts';

/** The parts of a response that must be equal wherever the handlers run. */
export type ComparedResponse = {
  name: string;
  status: number | 'network';
  headers: Record<string, string>;
  /** The text with placeholders for random values and the origin of the host; only the first characters of a PDF. */
  body: string;
};

const HEADERS = ['content-type', 'cache-control', 'content-disposition', 'retry-after', 'allow', 'x-mock-violations'];
const RANDOM_VALUES = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/"key":"[0-9a-f]{32}"/g, '<key>'],
  [/[A-Z]{3}-[0-9A-Z]{6}/g, '<code>'],
] as const;

// Requests beyond one case for each documented status, such as faults and other headers.
const otherCases: [string, OperationId, Case][] = [
  ['a broken connection', 'listTours', { fault: { network: true } }],
  ['an empty response', 'getTour', { fault: { emptyBody: true } }],
  ['a malformed response', 'getTour', { fault: { malformed: true } }],
  ['a response of another shape', 'getTour', { fault: { wrongShape: true } }],
  ['a busy service', 'listTours', { fault: { status: 503, retryAfterSeconds: 7 } }],
  ['an expired session', 'getProfile', { headers: { authorization: 'Bearer long-gone' } }],
  ['another language', 'login', { headers: { 'accept-language': 'en' }, json: { email: 'nobody' } }],
  ['a photo', 'updateUser', { member: 'ratna@kelana.example', form: { photo: createPng() } }],
  ['a file that is no photo', 'updateUser', { member: 'ratna@kelana.example', form: { photo: new Blob(['words']) } }],
  ['an example by name', 'getTour', { headers: { prefer: 'code=404' } }],
  ['half an object', 'bookTour', { member: 'ratna@kelana.example', ...failures.malformed }],
];

/** Sends the case of every documented status and the other cases, one after another; resolves with the responses. */
export async function allResponses(target: Target): Promise<ComparedResponse[]> {
  const documentedCases = (Object.keys(allCases) as OperationId[]).flatMap((id) =>
    Object.entries<Case>(allCases[id]).map(([status, testCase]) => [`${id} ${status}`, id, testCase] as const),
  );
  const responses: ComparedResponse[] = [];
  for (const [name, id, testCase] of [...documentedCases, ...otherCases]) {
    const response = await sendCase(target, id, testCase).catch(() => Response.error());
    responses.push({ name, ...(await comparable(response, target.origin)) });
  }
  return responses;
}

async function comparable(response: Response, origin: string): Promise<Omit<ComparedResponse, 'name'>> {
  if (response.type === 'error') return { status: 'network', headers: {}, body: '' };
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const text = await response.text();
  const body = RANDOM_VALUES.reduce(
    (current, [pattern, placeholder]) => current.replaceAll(pattern, placeholder),
    text,
  );
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: text.startsWith('%PDF-') ? '%PDF-' : body.replaceAll(origin, '<host>'),
  };
}

function createPng(): Blob {
  return new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
}
