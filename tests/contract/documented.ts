import type { OperationId } from '@sdk';
import { getOperation } from '../../mocks/engine/operation.ts';
import { headerProblems } from '../../scripts/contract/judge/header-problems.ts';
import { type Breach, createJudge } from '../../scripts/contract/judge/judge.ts';
import { at, document } from './document.ts';

const judge = createJudge(document);
const tell = ({ pointer, keyword }: Breach) => `#${pointer} breaks ${keyword}`;

/** How a value breaks the schema at a pointer of the document; empty when it keeps it. */
export async function schemaProblems(pointer: string, value: unknown): Promise<string[]> {
  return (await judge.open(pointer, value)).map(tell);
}

/** The same for an answer, which also must not carry a field the document does not know. */
export async function answerProblems(operationId: OperationId, status: number, response: Response): Promise<string[]> {
  const { method, path, responses } = getOperation(operationId);
  const mediaType = responses[status]?.mediaType;
  if (!mediaType) return [`${status} is not documented`];
  const actual = response.headers.get('content-type')?.split(';')[0];
  if (actual !== mediaType) return [`content-type ${actual} is not ${mediaType}`];
  const inHeaders = await headerProblems(document, judge, { method, path, status, headers: response.headers });
  const about = inHeaders.map(({ header, kind }) => `header ${header}: ${kind}`);
  if (mediaType !== 'application/json') {
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString('latin1');
    return start === '%PDF-' ? about : [...about, `the file starts with ${start}`];
  }
  const schema = at('paths', path, method.toLowerCase(), 'responses', String(status), 'content', mediaType, 'schema');
  const body: unknown = await response.json();
  const closed = await judge.closed(schema.pointer, body);
  return [...about, ...(await schemaProblems(schema.pointer, body)), ...closed.map(tell)];
}
