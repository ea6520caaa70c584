import { join } from 'node:path';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { DocumentError } from './bundle.ts';

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
