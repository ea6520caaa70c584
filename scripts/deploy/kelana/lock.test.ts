import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockMachine } from './lock.ts';
import { type Machine, pathsOf } from './machine.ts';

let machine: Machine;
beforeEach(() => {
  machine = { root: mkdtempSync(join(tmpdir(), 'kelana-lock-')), systemctl: () => {} };
});
afterEach(() => rmSync(machine.root, { recursive: true, force: true }));

describe.skipIf(spawnSync('flock', ['--version']).error)('a machine that a command changes', () => {
  test('a second command is refused, with the name of the first', () => {
    lockMachine(machine, 'upgrade /srv/two');
    const first = `\`kelana upgrade /srv/two\` (process ${process.pid}) is changing this machine`;
    expect(() => lockMachine(machine, 'rollback')).toThrow(first);
    expect(() => lockMachine(machine, 'restart')).toThrow(first);
  });

  test('a command that may wait starts when the first one has ended', async () => {
    const { lock } = pathsOf(machine);
    mkdirSync(dirname(lock), { recursive: true });
    const holder = spawn('flock', [lock, 'sh', '-c', 'echo locked; sleep 0.5']);
    await once(holder.stdout, 'data');
    expect(() => lockMachine(machine, 'rollback')).toThrow('is changing this machine');
    lockMachine(machine, 'certificate', 10);
    expect(() => lockMachine(machine, 'rollback')).toThrow('`kelana certificate`');
  });
});
