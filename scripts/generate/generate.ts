import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { bundleDocument, lintDocument } from './bundle.ts';
import { clientOperations } from './client-operations.ts';
import { calls, type Json, mapValues, type OpenApiDocument } from './document.ts';
import { changed, type Files, firstLine, write } from './files.ts';
import { hostOperations } from './host-operations.ts';
import { proposalsPage } from './proposals.ts';
import { siteFiles } from './site/site-files.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Never edit.';
const VALIDATORS = 'mocks/generated/validators.js';
const VALIDATOR_TYPES = 'mocks/generated/validators.d.ts';

const bundled = (root: string) => bundleDocument(join(root, 'openapi/openapi.yaml'));

async function committed(root: string, document: OpenApiDocument): Promise<Files> {
  const documented = calls(document);
  const code: Files = {
    'sdk/src/generated/schema.ts': await schemaTypes(document),
    'sdk/src/generated/operations.ts': clientOperations(document, documented),
    'mocks/generated/operations.ts': hostOperations(document, documented),
    'mocks/generated/pattern-messages.ts': patternMessages(document),
  };
  return {
    'sdk/src/generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi/proposals.md': proposalsPage(document, readFileSync(join(root, 'openapi/proposals.yaml'), 'utf8')),
    ...mapValues(code, (text) => `${HEADER}\n${text}`),
    ...siteFiles(root),
  };
}

/** Returns a hash of the document and of the code that compiles it: a change of either makes the validators stale. */
function stamp(document: OpenApiDocument): string {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256').update(JSON.stringify(document));
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of sources.sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Brings every generated file up to date and returns those that were written.
 * @throws {DocumentError} before anything is written, when the document is incomplete or breaks its rules.
 */
export async function generate(root: string): Promise<string[]> {
  const document = await bundled(root);
  await lintDocument(root);
  const header = `${HEADER} ${stamp(document)}`;
  const written = write(root, await committed(root, document));
  if (firstLine(root, VALIDATORS) === header && firstLine(root, VALIDATOR_TYPES) === HEADER) return written;
  const { validators, validatorTypes } = await import('./validators.ts');
  const built = {
    [VALIDATORS]: `${header}\n${await validators(document, calls(document))}`,
    [VALIDATOR_TYPES]: `${HEADER}\n${validatorTypes}`,
  };
  return [...written, ...write(root, built)];
}

/** Returns the committed files that differ from what the document and the site's sources generate. */
export async function staleFiles(root: string): Promise<string[]> {
  const document = await bundled(root);
  return changed(root, await committed(root, document));
}

type Message = { id: string; en: string };

/**
 * Returns the module with the message (`x-message`) of each `pattern` that a request can fail. Throws when a pattern has
 * two different messages, because the host knows only the pattern that failed.
 */
export function patternMessages(document: OpenApiDocument): string {
  const messages = new Map<string, Message>();
  for (const { pattern, message } of patternsIn(document)) {
    const known = messages.get(pattern) ?? message;
    if (known.id !== message.id || known.en !== message.en) {
      throw new Error(`The pattern ${pattern} has two messages: ${known.en} ${message.en}`);
    }
    messages.set(pattern, message);
  }
  return `import type { Locale } from '../messages/messages.ts';

/** The message for a value that does not match a pattern, by the pattern. */
export const patternMessages: Partial<Record<string, Record<Locale, string>>> = ${JSON.stringify(Object.fromEntries(messages), null, 2)};
`;
}

function patternsIn(part: unknown): { pattern: string; message: Message }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { pattern, 'x-message': message } = part as Record<string, Json>;
  const own = typeof pattern === 'string' && message ? [{ pattern, message: message as Message }] : [];
  return [...own, ...Object.values(part).flatMap(patternsIn)];
}

/**
 * Returns the document as TypeScript: `paths`, `operations`, `components`, a type for each schema and the values of
 * every enum.
 */
async function schemaTypes(document: OpenApiDocument): Promise<string> {
  const copy = structuredClone(document);
  // `operations` lists what a client can call. Without its id a webhook is typed in `webhooks` alone.
  const webhooks = Object.values(copy.webhooks ?? {}) as Record<string, { operationId?: string }>[];
  for (const operation of webhooks.flatMap((item) => Object.values(item))) delete operation.operationId;
  const nodes = await openapiTS(copy as unknown as OpenAPI3, {
    silent: true,
    enumValues: true,
    // A default makes a field neither present in answers nor required in requests.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return astToString(nodes);
}
