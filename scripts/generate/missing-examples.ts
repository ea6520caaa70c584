import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import type { Call } from './document.ts';

const DOCUMENT = 'openapi/openapi.yaml';
const isExpected = (status: string, type: string) => /^20[01]$/.test(status) && /json$/.test(type);

/**
 * Returns one line for each JSON answer of status 200 or 201 without an example, with the operation, the status and the
 * file to edit. The embedded host answers with the example until an operation has a behaviour.
 */
export function missingExamples(root: string, calls: readonly Call[]): string[] {
  return calls.flatMap(({ id, method, path, responses }) =>
    Object.entries(responses).flatMap(([status, media]) =>
      Object.entries(media)
        .filter(([type, { value }]) => isExpected(status, type) && !hasExample(value))
        .map(([type]) => {
          const file = fileAt(root, ['paths', path, method.toLowerCase(), 'responses', status]);
          return `${id}: the ${status} has no example. Add one under \`examples\` of ${type} in ${file}.`;
        }),
    ),
  );
}

function hasExample({ example, examples = {} }: Call['responses'][string][string]['value']): boolean {
  return example !== undefined || Object.keys(examples).length > 0;
}

type Place = { file: string; value: unknown };

/** Returns the source file of this part of the document, which the bundled document does not record. */
function fileAt(root: string, keys: readonly string[]): string {
  const read = (file: string): Place => ({ file, value: parseYaml(readFileSync(join(root, file), 'utf8')) });
  const step = (at: Place, key: string): Place => {
    const value = (at.value as Record<string, unknown> | undefined)?.[key];
    const reference = (value as { $ref?: string } | undefined)?.$ref;
    if (!reference) return { file: at.file, value };
    const [path = '', pointer = ''] = reference.split('#');
    const start = read(path === '' ? at.file : join(dirname(at.file), path).replaceAll('\\', '/'));
    const parts = pointer.split('/').filter(Boolean);
    return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).reduce(step, start);
  };
  return keys.reduce(step, read(DOCUMENT)).file;
}
