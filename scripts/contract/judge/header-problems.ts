import { isJsonObject, type JsonObject, partAt } from '../../generate/document.ts';
import type { Judge } from './judge.ts';

/** A problem of one documented header of an answer. */
export type HeaderProblem = { kind: 'missing' | 'rule'; header: string; expected: string; found: string };

type Answered = { method: string; path: string; status: number; headers: Headers };

/** Returns the documented headers of an answer that are missing although required, or that break their schema. */
export async function headerProblems(document: JsonObject, judge: Judge, answered: Answered): Promise<HeaderProblem[]> {
  const { method, path, status, headers } = answered;
  const keys = ['paths', path, method.toLowerCase(), 'responses', String(status), 'headers'];
  const documented = partAt(document, keys).value;
  const problems: HeaderProblem[] = [];
  for (const header of isJsonObject(documented) ? Object.keys(documented) : []) {
    const rule = partAt(document, [...keys, header]).value;
    const text = headers.get(header);
    if (text === null) {
      const isRequired = isJsonObject(rule) && rule.required === true;
      if (isRequired) problems.push({ kind: 'missing', header, expected: 'a value', found: 'nothing' });
      continue;
    }
    const schema = partAt(document, [...keys, header, 'schema']);
    const breaches = await judge.open(schema.pointer, readAs(text, schema.value));
    if (breaches.length === 0) continue;
    const rules = breaches.map(
      ({ keyword, schema: broken }) => `${keyword} ${isJsonObject(broken) ? broken[keyword] : ''}`,
    );
    problems.push({
      kind: 'rule',
      header,
      expected: rules.join(' or ').trim(),
      found: `string ${JSON.stringify(text)}`,
    });
  }
  return problems;
}

// Header values are strings, so a documented number is parsed before validation.
function readAs(text: string, schema: unknown): unknown {
  const isNumber = isJsonObject(schema) && (schema.type === 'integer' || schema.type === 'number');
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
