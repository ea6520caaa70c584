import { clientShapes } from './client-shapes.ts';
import type { Call, OpenApiDocument } from './document.ts';

/**
 * Returns the module with one constant for each operation, so that a bundle has only those that are used. A constant
 * has what the client needs at run time, because every visitor downloads it, and the document's words for the editor.
 */
export function clientOperations(document: OpenApiDocument, calls: Call[]): string {
  const { schemas, answers } = clientShapes(document, calls);
  const used = [...schemas.map(([, shape]) => shape), ...Object.values(answers)].join(' ');
  const shapes = schemas
    .filter(([name]) => new RegExp(`\\b${name}\\b(?!:)`).test(used))
    .map(([name, shape]) => `const ${name} = ${shape} satisfies Shape;`);
  const constants = calls.map((call) => {
    const fields = fieldsOf(call, answers[call.id]).map(([name, value]) => `  ${name}: ${value},`);
    return `${comment(call)}\nexport const ${call.id}: Operation<'${call.id}'> = {\n${fields.join('\n')}\n};`;
  });
  const reads = calls.filter(({ method }) => method === 'GET').map(({ id }) => `  | '${id}'`);
  return `import type { Operation } from '../operation.ts';
import type { Shape } from '../shape.ts';

/** Operations that only read: their answers may be cached, and hooks may repeat them. */
export type ReadId =
${reads.join('\n')};

${shapes.join('\n')}

${constants.join('\n\n')}
`;
}

/** The fields of `Operation` in `sdk/src/operation.ts`. */
function fieldsOf(call: Call, answer: string | undefined): [name: string, value: string][] {
  const fields: [string, string][] = [
    ['id', `'${call.id}'`],
    ['method', `'${call.method}'`],
    ['path', `'${call.path}'`],
  ];
  if (call.auth) fields.push(['auth', 'true']);
  if (call.body) fields.push(['body', 'multipart/form-data' in call.body.media ? `'multipart'` : `'json'`]);
  const types = new Set(Object.values(call.responses).flatMap((media) => Object.keys(media)));
  types.delete('application/json');
  if (types.size > 0) fields.push(['accept', `'${[...types, 'application/json'].join(', ')}'`]);
  if (call.parameters.some(({ name }) => name === 'Idempotency-Key')) fields.push(['takesIdempotencyKey', 'true']);
  if (answer) fields.push(['answer', answer]);
  return fields;
}

/** The documented words as a comment, which editors show for the constant. */
function comment({ method, path, auth, summary, description, responseDescriptions }: Call): string {
  const failures = Object.entries(responseDescriptions).filter(([status]) => status !== '200');
  const paragraphs = [
    `${summary}.`,
    description,
    `\`${method} ${path}\`${auth ? ', needs a sign-in' : ''}`,
    failures.map(([status, meaning]) => `- ${status}: ${meaning}`).join('\n'),
  ];
  const text = paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '*\\/');
  return `/**\n${text
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n')}\n */`;
}
