import { bundle, createConfig } from '@redocly/openapi-core';
import type { OpenApiDocument } from './document.ts';

/** Joins the document's files into one object; every problem that would make it incomplete throws. */
export async function bundleDocument(file: string): Promise<OpenApiDocument> {
  const { bundle: joined, problems } = await bundle({ ref: file, config: await createConfig({}) });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map(({ message, location }) => {
      const place = location[0];
      return `${place?.source.absoluteRef ?? file} ${place?.pointer ?? ''}: ${message}`;
    });
    throw new Error(`The document cannot be bundled:\n${lines.join('\n')}`);
  }
  return joined.parsed as OpenApiDocument;
}
