import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const FOLDER = 'scripts/deploy/monitoring';
const isInstalled = spawnSync('promtool', ['--version']).error === undefined;

test('every alert says what to do, and names a row of the runbook', () => {
  const rules = readFileSync(`${FOLDER}/alerts.yaml`, 'utf8').split('- alert: ').slice(1);
  const runbook = readFileSync('scripts/deploy/operation.md', 'utf8');
  const rows = rules.map((rule) => /^ +runbook: (.+)$/m.exec(rule)?.[1]);
  expect(rows.map((row) => runbook.includes(`\n| ${row} |`))).toEqual(Array(6).fill(true));
  expect(rules.filter((rule) => !/^ +action: \S/m.test(rule))).toEqual([]);
});

describe.skipIf(!isInstalled)('Prometheus', () => {
  test.each([
    ['takes the shipped configuration and its rules', ['check', 'config', 'prometheus.yaml']],
    ['fires each alert on a day of failures, and none on a day without', ['test', 'rules', 'alerts.test.yaml']],
  ])('%s', (_promise, command) => {
    const { status, stdout, stderr } = spawnSync('promtool', command, { cwd: FOLDER, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});
