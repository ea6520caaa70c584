import { bundle, createConfig } from '@redocly/openapi-core';
import type { OpenApiDocument } from './document.ts';

/** The document is not complete; the message says where. */
export class DocumentError extends Error {}

/** Joins the document's files into one object; every problem that would make it incomplete throws a DocumentError. */
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

// The tool's error carries the whole file along, and would be printed with it.
function unreadable(error: unknown): never {
  const { source, originalError } = error as { source?: { absoluteRef: string }; originalError?: Error };
  if (!source || !originalError) throw error;
  throw new DocumentError(`${source.absoluteRef} cannot be read: ${originalError.message}`);
}
