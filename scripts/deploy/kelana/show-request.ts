import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { linesOfRequest } from '../request-log.ts';
import { type Machine, pathsOf } from './machine.ts';

/** Prints what became of a request in nginx and the instances, from the logs that are still there. */
export async function showRequest(machine: Machine, id: string): Promise<void> {
  const { logs } = pathsOf(machine);
  const files = existsSync(logs) ? readdirSync(logs).filter((name) => name.startsWith('nginx.log')) : [];
  const journal = spawn('journalctl', ['-u', 'kelana@*', '-o', 'cat', '-g', id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const instances = { name: 'journal', lines: createInterface({ input: journal.stdout }) };
  const found = await linesOfRequest(id, [...files.map((name) => join(logs, name)), instances]);
  console.log(found.length > 0 ? found.join('\n') : 'No log of this machine has this request.');
}
