import { runCommand } from '../lib/process-group.ts';

/** Fails on an import that `tests/architecture/import-directions.cjs` forbids. */
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
