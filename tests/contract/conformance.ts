import type { OperationId } from '@sdk';
import { getOperation } from '../../mocks/engine/operation.ts';
import { headerProblems } from '../../scripts/contract/judge/header-problems.ts';
import { type Breach, createJudge } from '../../scripts/contract/judge/judge.ts';
import { document, partOf } from './document.ts';

const judge = createJudge(document);
const describeBreach = ({ pointer, keyword }: Breach) => `#${pointer} breaks ${keyword}`;

/** Resolves with the violations of the schema at a pointer of the document; empty for a valid value. */
export async function schemaProblems(pointer: string, value: unknown): Promise<string[]> {
  return (await judge.open(pointer, value)).map(describeBreach);
}

/**
 * Resolves with the violations of the document in a response: status, media type, headers, schema and undocumented
 * fields; empty for a valid response.
 */
export async function responseProblems(
  operationId: OperationId,
  status: number,
  response: Response,
): Promise<string[]> {
  const { method, path, responses } = getOperation(operationId);
  const mediaType = responses[status]?.mediaType;
  if (!mediaType) return [`${status} is not documented`];
  const actual = response.headers.get('content-type')?.split(';')[0];
  if (actual !== mediaType) return [`content-type ${actual} is not ${mediaType}`];
  const headerBreaches = await headerProblems(document, judge, { method, path, status, headers: response.headers });
  const problems = headerBreaches.map(({ header, kind }) => `header ${header}: ${kind}`);
  if (mediaType !== 'application/json') {
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString('latin1');
    return start === '%PDF-' ? problems : [...problems, `the file starts with ${start}`];
  }
  const { pointer } = partOf(operationId, 'responses', String(status), 'content', mediaType, 'schema');
  const body: unknown = await response.json();
  const undocumented = await judge.closed(pointer, body);
  return [...problems, ...(await schemaProblems(pointer, body)), ...undocumented.map(describeBreach)];
}
