import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Machine } from '../../deploy/kelana/machine.ts';
import { startProcess, stopOne } from '../../lib/process-group.ts';

/** A folder that stands for a machine, on which the commands of the shipped units run as processes of this user. */
export type LabMachine = Machine & {
  /** Returns the process of a unit that runs; throws when it does not. */
  processOf(unit: string): ChildProcess;
};

const STOP_MS = 30_000;
/** Folders that systemd makes for a unit, and where. */
const FOLDERS = { CacheDirectory: 'var/cache', RuntimeDirectory: 'run', LogsDirectory: 'var/log' };

/** Returns a machine in a folder. Like systemd it knows the units below `etc/systemd/system`. */
export function labMachine(root: string): LabMachine {
  const running = new Map<string, ChildProcess>();

  /** Returns the values of a key of a unit, for this machine. */
  function valuesOf(unit: string, key: string): string[] {
    const [, name = '', instance = ''] = /^([^@]*@)(.*)\.service$/.exec(unit) ?? [];
    const isTemplate = name.endsWith('@');
    const file = join(root, 'etc/systemd/system', isTemplate ? `${name}.service` : unit);
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${key}=`))
      .map((line) => line.slice(key.length + 1).replaceAll('%i', isTemplate ? instance : ''))
      .map((value) => value.replace(/(?<=^|[\s'+-])\/(?=(opt|etc|var|run)\/)/g, `${root}/`));
  }

  function environmentOf(unit: string) {
    const assigned = valuesOf(unit, 'Environment')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split(/=(.*)/s, 2));
    const files = valuesOf(unit, 'EnvironmentFile').map((file) => parseEnv(readFileSync(file, 'utf8')));
    return Object.assign({ PATH: process.env.PATH }, Object.fromEntries(assigned), ...files) as NodeJS.ProcessEnv;
  }

  /** Runs commands of a unit to their end; throws for one that fails, unless a `-` in front allows it. */
  function runAll(unit: string, key: string): void {
    for (const line of valuesOf(unit, key)) {
      const [program = '', ...args] = wordsOf(line);
      const given = args.map((word) => word.replace('$MAINPID', String(running.get(unit)?.pid)));
      const { status, stderr } = spawnSync(program.replace(/^[-+]+/, ''), given, { encoding: 'utf8' });
      if (status !== 0 && !/^\+?-/.test(program)) throw new Error(`${line} failed: ${stderr}`);
    }
  }

  function start(unit: string): void {
    if (running.has(unit)) return;
    for (const [key, parent] of Object.entries(FOLDERS)) {
      for (const name of valuesOf(unit, key)) mkdirSync(join(root, parent, name), { recursive: true });
    }
    runAll(unit, 'ExecStartPre');
    const [program = '', ...args] = wordsOf(valuesOf(unit, 'ExecStart')[0] ?? '');
    // A file, because faults cause many expected messages.
    const log = openSync(join(root, `${unit}.log`), 'a');
    const child = startProcess(unit, program, args, { env: environmentOf(unit), stdio: ['ignore', log, log] });
    running.set(unit, child);
  }

  async function stop(unit: string): Promise<void> {
    const child = running.get(unit);
    running.delete(unit);
    if (child) await stopOne(child, STOP_MS);
  }

  return {
    root,
    processOf: (unit) => {
      const child = running.get(unit);
      if (!child) throw new Error(`${unit} does not run.`);
      return child;
    },
    async systemctl(verb, ...args) {
      const isNow = verb !== 'enable' || args.includes('--now');
      for (const unit of args.filter((arg) => arg.startsWith('kelana'))) {
        if (verb === 'restart' || verb === 'stop' || verb === 'disable') await stop(unit);
        if (verb?.startsWith('reload') && running.has(unit)) runAll(unit, 'ExecReload');
        else if (isNow && verb !== 'stop' && verb !== 'disable') start(unit);
      }
    },
  };
}

const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
