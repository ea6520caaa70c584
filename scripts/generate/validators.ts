import { fileURLToPath } from 'node:url';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build, type Plugin } from 'esbuild';
import { type Call, type Json, mapValues, type OpenApiDocument } from './document.ts';
import { type Entry, type Plan, planValidators, type Source } from './validator-entries.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

// Ajv needs absolute URLs: it would resolve `api#/…` against another base.
const BASE = 'https://document.invalid';

const common: Options = {
  allErrors: true,
  strict: false,
  validateSchema: false,
  validateFormats: true,
  inlineRefs: false,
  code: { source: true, esm: true, lines: false },
};

const options: Record<keyof Plan['sources'], Options> = {
  json: common,
  form: { ...common, coerceTypes: 'array', useDefaults: true },
  // With `allErrors` Ajv also checks the rows of a list that is too long, so size checks end at the first error.
  size: { ...common, allErrors: false },
};

/** Returns a pointer such as `#/paths/~1v1~1login` as a URL for Ajv: `~1` stays, everything else is percent-encoded. */
function address(pointer: string): string {
  const parts = pointer.replace(/^#\//, '').split('/');
  return `${BASE}/document#/${parts.map(encodeURIComponent).join('/')}`;
}

function compile(document: OpenApiDocument, from: keyof Plan['sources'], sources: Map<string, Source>): string {
  const ajv = new Ajv2020(options[from]);
  addFormats(ajv);
  // They say how large a number may be, for generated code; the bounds of a value are its minimum and maximum.
  for (const size of ['int32', 'int64']) ajv.addFormat(size, true);
  ajv.addSchema(from === 'form' ? withFileFields(document) : document, `${BASE}/document`);
  const exported: Record<string, string> = {};
  for (const [name, source] of sources) {
    const id = `${BASE}/${name}`;
    // Parameter schemas are copied out of the document, so their references need its URL.
    if ('schema' in source) ajv.addSchema(rebased(source.schema), id);
    exported[name] = 'schema' in source ? id : address(source.pointer);
  }
  return standaloneCode(ajv, exported);
}

function rebased<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, part) => (key === '$ref' && typeof part === 'string' ? address(part) : part)),
  ) as T;
}

/**
 * Returns a copy in which every file field is a string with the pattern `^file:`, because the host passes files to the
 * validator as `file:<type>;<size>`. Ajv's standalone code would look the format `binary` up in ajv-formats and fail at
 * run time.
 */
function withFileFields<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: Json) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part) || part.type !== 'string') return part;
      if (part.format !== 'binary' && typeof part.contentMediaType !== 'string') return part;
      return { type: 'string', pattern: '^file:' };
    }),
  ) as T;
}

function entryCode(entries: Entry[]): string {
  const rows = entries.map(({ key, from, variants, size }) => {
    const shapes = variants.map((name) => `${from}.${name}`).join(', ');
    const limit = size ? `, size: size.${size}` : '';
    return `  ${JSON.stringify(key)}: { isForm: ${from === 'form'}, shapes: [${shapes}]${limit} },`;
  });
  return `import { createValidate } from './validator-runtime.ts';
import * as json from 'compiled:json';
import * as form from 'compiled:form';
import * as size from 'compiled:size';
export const validate = createValidate({
${rows.join('\n')}
});
`;
}

/** Lets a module import `compiled:<name>`. */
const compiledModules = (code: Record<string, string>): Plugin => ({
  name: 'compiled',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^compiled:/ }, ({ path }) => ({ path, namespace: 'compiled' }));
    onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
      contents: code[path.slice('compiled:'.length)] ?? '',
      resolveDir: folder,
    }));
  },
});

/**
 * Returns one module without `eval`: validators compiled ahead of time, without coercion for JSON, with coercion for
 * forms and parameters, and for the sizes of requests.
 */
export async function validators(document: OpenApiDocument, calls: Call[]): Promise<string> {
  const { entries, sources } = planValidators(document, calls);
  const code = mapValues(sources, (schemas, from) => compile(document, from as keyof Plan['sources'], schemas));
  const { outputFiles } = await build({
    stdin: { contents: entryCode(entries), resolveDir: folder, sourcefile: 'validators.ts', loader: 'ts' },
    plugins: [compiledModules(code)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

export const validatorTypes = `export type Violation = { path: string; keyword: string; params: Record<string, unknown>; message: string };

export type Result = { ok: true; value: unknown } | { ok: false; errors: Violation[] };

/**
 * Checks a value against the document. \`key\` is the media type of a body, the status of a response, else null.
 * Files of a form come as \`file:<type>;<size>\`; header names in lower case. \`value\` of the result is coerced.
 */
export function validate(
  kind: 'body' | 'query' | 'path' | 'header' | 'response' | 'response-header',
  operationId: string,
  key: string | number | null,
  value: unknown,
): Result;
`;
