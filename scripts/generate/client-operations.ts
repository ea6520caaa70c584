import type { Call } from './document.ts';

function bodyKind(call: Call): 'none' | 'json' | 'multipart' {
  if (!call.body) return 'none';
  return 'multipart/form-data' in call.body.media ? 'multipart' : 'json';
}

function answerKind(call: Call): 'json' | 'blob' {
  const types = Object.keys(call.responses['200'] ?? {});
  return types.some((type) => type !== 'application/json') ? 'blob' : 'json';
}

/**
 * Returns the module with the table of operations. It contains only the fields that the client needs at run time,
 * because every visitor downloads it.
 */
export function clientOperations(calls: Call[]): string {
  const rows = calls.map((call) => {
    const { id, method, path, auth } = call;
    const row = { method, path, auth, body: bodyKind(call), answer: answerKind(call) };
    return `  ${id}: ${JSON.stringify(row)},`;
  });
  return `import type { operations as documented } from './schema.ts';

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  auth: boolean;
  body: 'none' | 'json' | 'multipart';
  answer: 'json' | 'blob';
};

export const operations = {
${rows.join('\n')}
} as const satisfies Record<keyof documented, Operation>;
`;
}
