import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const runner = new URL('./run-steps.ts', import.meta.url).href;

/** Runs steps in a separate process, because a failing step ends the process. */
function runInProcess(steps: string, options = '{}') {
  const script = join(mkdtempSync(join(tmpdir(), 'run-steps-')), 'command.ts');
  writeFileSync(script, `import { runSteps } from '${runner}';\nawait runSteps([${steps}], ${options});\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return { status, stdout: stdout.replaceAll(/\d+(\.\d)? s/g, 'N s'), stderr };
}

const step = (name: string, run: string) => `{ name: '${name}', run: ${run}, advice: 'Do this about ${name}.' }`;

test('each step is announced and timed; those of an inner list run at the same time', () => {
  const steps = `${step('One', '() => {}')}, [${step('Two', 'async () => {}')}, ${step('Three', '() => {}')}]`;
  expect(runInProcess(steps)).toEqual({
    status: 0,
    stdout:
      '\n── One\n   One: done in N s\n\n── Two\n\n── Three\n   Two: done in N s\n   Three: done in N s\n\nDone in N s.\n',
    stderr: '',
  });
});

test('the first failure ends the command and says what to do', () => {
  const failing = step('Two', "async () => { throw new Error('It broke.'); }");
  const { status, stdout, stderr } = runInProcess(
    `${step('One', '() => {}')}, ${failing}, ${step('Three', '() => {}')}`,
  );
  expect([status, stderr]).toEqual([1, '\nTwo: It broke.\nDo this about Two.\n']);
  expect(stdout).toContain('Failed in N s.');
  expect(stdout).not.toContain('Three');
});

test('the tests of all steps are counted in the last line, and a failed one is a failure', () => {
  const units = step('Units', 'async () => ({ passed: 5, failed: 0, secondAttempts: [] })');
  const browser = step('Browser', "async () => ({ passed: 2, failed: 1, secondAttempts: ['a › b'] })");
  const steps = `${units}, ${browser}`;
  const { status, stdout, stderr } = runInProcess(steps, '{ countsTests: true }');
  expect(status).toBe(1);
  expect(stdout.trimEnd().split('\n').slice(-3)).toEqual([
    'Tests that passed only on a second attempt:',
    '  a › b',
    '7 passed, 1 failed',
  ]);
  expect(stderr).toContain('1 tests failed.\nDo this about Browser.');
});
