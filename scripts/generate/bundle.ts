import { join } from 'node:path';
import { bundle, createConfig, formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import type { OpenApiDocument } from './document.ts';

/** Thrown for a document that is incomplete or breaks its rules; the message names the place. */
export class DocumentError extends Error {}

/**
 * Joins the files of the document into one object.
 * @throws {DocumentError} for every problem that makes it incomplete.
 */
export async function bundleDocument(file: string): Promise<OpenApiDocument> {
  const { bundle: joined, problems } = await bundle({ ref: file, config: await createConfig({}) }).catch(unreadable);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map(({ message, location }) => {
      const place = location[0];
      return `${place?.source.absoluteRef ?? file} ${place?.pointer ?? ''}: ${message}`;
    });
    throw new DocumentError(`The document cannot be bundled:\n${lines.join('\n')}`);
  }
  return joined.parsed as OpenApiDocument;
}

// The tool's error contains the whole file, which would be printed with it.
function unreadable(error: unknown): never {
  const { source, originalError } = error as { source?: { absoluteRef: string }; originalError?: Error };
  if (!source || !originalError) throw error;
  throw new DocumentError(`${source.absoluteRef} cannot be read: ${originalError.message}`);
}

/**
 * Checks the API document with the rules of `openapi/redocly.yaml`. Prints each problem with file, line and an excerpt.
 * @throws {DocumentError} when one of the problems is an error.
 */
export async function lintDocument(root: string): Promise<void> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  const problems = await lint({ ref: join(root, 'openapi/openapi.yaml'), config });
  const totals = getTotals(problems);
  formatProblems(problems, { cwd: root, totals });
  if (totals.errors > 0) throw new DocumentError(`The API document breaks its rules in ${totals.errors} places.`);
}
