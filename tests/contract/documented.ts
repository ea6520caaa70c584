import type { OperationId } from '@sdk';
import { operationOf } from '../../mocks/engine/operation.ts';
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
  const { method, path, answers } = operationOf(operationId);
  const mediaType = answers[status]?.mediaType;
  if (!mediaType) return [`${status} is not documented`];
  const actual = response.headers.get('content-type')?.split(';')[0];
  if (actual !== mediaType) return [`content-type ${actual} is not ${mediaType}`];
  if (mediaType !== 'application/json') {
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString('latin1');
    return start === '%PDF-' ? [] : [`the file starts with ${start}`];
  }
  const schema = at('paths', path, method.toLowerCase(), 'responses', String(status), 'content', mediaType, 'schema');
  const body: unknown = await response.json();
  return [...(await schemaProblems(schema.pointer, body)), ...(await judge.closed(schema.pointer, body)).map(tell)];
}
