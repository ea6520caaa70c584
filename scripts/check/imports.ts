import { runCommand } from '../lib/process-group.ts';

/** Who may import whom: fails on an import against the directions of the house. */
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
