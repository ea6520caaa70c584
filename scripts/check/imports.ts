import { runCommand } from '../lib/process-group.ts';

/** Rejects when an import breaks the rules of `tests/architecture/import-directions.cjs`. */
export function checkImports(): Promise<void> {
  return runCommand('depcruise', [
    '--config',
    'tests/architecture/import-directions.cjs',
    '--output-type',
    'err',
    'src',
    'sdk',
    'mocks',
    'scripts',
  ]);
}
