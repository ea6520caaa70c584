import { Expression, toLiteral } from './literal.ts';
import { addressOf, type SampleCall } from './sample-call.ts';

export type Sample = { language: 'curl' | 'sdk' | 'fetch'; label: string; code: string };

/**
 * Writes one call as a command of curl, with the SDK and with fetch. `TOKEN` and `token` stand for the bearer token,
 * `file` for a file that the caller has.
 */
export function createSamples(call: SampleCall): Sample[] {
  return [
    { language: 'curl', label: 'curl', code: toCurl(call) },
    { language: 'sdk', label: 'SDK', code: toSdk(call) },
    { language: 'fetch', label: 'fetch', code: toFetch(call) },
  ];
}

function toCurl(call: SampleCall): string {
  const { operation, fields, files, idempotencyKey, answersFile } = call;
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  const isJson = fields !== null && !isForm;
  return [
    `curl ${operation.method === 'GET' ? '' : `-X ${operation.method} `}${shellQuote(addressOf(call))}`,
    operation.isForMembers && '-H "Authorization: Bearer $TOKEN"',
    idempotencyKey && `-H 'Idempotency-Key: ${idempotencyKey}'`,
    isJson && "-H 'Content-Type: application/json'",
    isJson && `-d ${shellQuote(JSON.stringify(fields, null, 2))}`,
    ...(isForm
      ? Object.entries(fields ?? {}).map(([name, value]) =>
          files.includes(name) ? `-F '${name}=@${name}.pdf'` : `--form-string ${shellQuote(`${name}=${value}`)}`,
        )
      : []),
    answersFile && '-o itinerary.pdf',
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function toSdk(call: SampleCall): string {
  const { operation, origin, path, query, idempotencyKey, answersFile, hasData } = call;
  const options = { baseUrl: origin, ...(operation.isForMembers && { getToken: new Expression('() => token') }) };
  const input = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(idempotencyKey && { header: { 'Idempotency-Key': idempotencyKey } }),
    ...(call.fields && { body: withFiles(call) }),
  };
  const parameters = Object.keys(input).length > 0 ? `, ${toLiteral(input)}` : '';
  const result = answersFile ? 'pdf' : hasData ? '{ data }' : '{ message }';
  return `import { createClient } from '@kelana/sdk';

const service = createClient(${toLiteral(options)});
const ${result} = await service.call('${operation.operationId}'${parameters});`;
}

function toFetch(call: SampleCall): string {
  const { operation, fields, idempotencyKey, answersFile, hasData } = call;
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  const isJson = fields !== null && !isForm;
  const headers = {
    ...(operation.isForMembers && { Authorization: new Expression(`\`Bearer \${token}\``) }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(isJson && { 'Content-Type': 'application/json' }),
  };
  const options = {
    ...(operation.method !== 'GET' && { method: operation.method }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(isJson && { body: new Expression(`JSON.stringify(${toLiteral(fields, '  ')})`) }),
    ...(isForm && { body: new Expression('form') }),
  };
  const parameters = Object.keys(options).length > 0 ? `, ${toLiteral(options)}` : '';
  const read = answersFile
    ? 'const pdf = await response.blob();'
    : `const ${hasData ? '{ data }' : '{ message }'} = await response.json();`;
  return `${isForm ? toForm(call) : ''}const response = await fetch('${addressOf(call)}'${parameters});
if (!response.ok) throw new Error((await response.json()).message);
${read}`;
}

function toForm(call: SampleCall): string {
  const lines = Object.entries(withFiles(call)).map(
    ([name, value]) =>
      `form.append('${name}', ${value instanceof Expression ? value.code : toLiteral(String(value))});\n`,
  );
  return `const form = new FormData();\n${lines.join('')}\n`;
}

function withFiles({ fields, files }: SampleCall): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [name, files.includes(name) ? new Expression('file') : value]),
  );
}
