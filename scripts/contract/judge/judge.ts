import { BASIC } from '@hyperjump/json-schema/experimental';
import { registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/openapi-3-1';
import '@hyperjump/json-schema/formats';
import { type JsonObject, valueAt } from '../../generate/document.ts';
import { closedSchema } from './closed-schema.ts';

// Hyperjump instead of Ajv, which the host uses: two independent validators must agree on the document.
const DIALECT = 'https://spec.openapis.org/oas/3.1/schema-base';
const SCHEMA_DIALECT = 'https://spec.openapis.org/oas/3.1/dialect/base';
setShouldValidateFormat(true);

/** A broken rule: `pointer` is the place in the value, `rule` the location of the broken keyword of `schema`. */
export type Breach = { pointer: string; keyword: string; rule: string; schema: unknown };

/** Validates values against the schemas of one document, each given by its pointer in that document. */
export type Judge = {
  /** Resolves with the broken rules; empty for a valid value. */
  open(pointer: string, value: unknown): Promise<Breach[]>;
  /** The same for a copy of the schema that allows no undocumented fields. */
  closed(pointer: string, value: unknown): Promise<Breach[]>;
};

let judgeCount = 0;

export function createJudge(document: JsonObject): Judge {
  judgeCount += 1;
  const address = `https://document-${judgeCount}.invalid`;
  const compiled = new Map<string, Promise<(value: unknown) => Breach[]>>();
  const rootOf = new Map<string, unknown>([[`${address}/openapi`, document]]);
  registerSchema(document as never, `${address}/openapi`, DIALECT);

  function judgeAt(uri: string): Promise<(value: unknown) => Breach[]> {
    const known = compiled.get(uri) ?? compile(uri, (base) => rootOf.get(base));
    compiled.set(uri, known);
    return known;
  }

  return {
    open: async (pointer, value) => (await judgeAt(`${address}/openapi#${encodeURI(pointer)}`))(value),
    async closed(pointer, value) {
      const uri = `${address}/closed${encodeURI(pointer)}`;
      if (!rootOf.has(uri)) {
        const schema = closedSchema(document, valueAt(document, pointer));
        rootOf.set(uri, schema);
        registerSchema(schema as never, uri, SCHEMA_DIALECT);
      }
      return (await judgeAt(uri))(value);
    },
  };
}

async function compile(uri: string, rootAt: (base: string) => unknown): Promise<(value: unknown) => Breach[]> {
  const judge = await validate(uri);
  return (value) => {
    const output = judge(value as never, BASIC);
    if (output.valid) return [];
    return (output.errors ?? []).map(({ keyword, absoluteKeywordLocation, instanceLocation }) => {
      const [base = '', rule = ''] = absoluteKeywordLocation.split('#').map(decodeURI);
      const root = rootAt(encodeURI(base));
      return {
        pointer: decodeURI(instanceLocation.slice(1)),
        keyword: keyword.split('/').at(-1) ?? '',
        rule,
        schema: valueAt(root, rule.slice(0, rule.lastIndexOf('/'))),
      };
    });
  };
}
