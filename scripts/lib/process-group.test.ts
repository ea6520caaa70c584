import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const group = JSON.stringify(new URL('./process-group.ts', import.meta.url).href);
const child = 'console.log("child", process.pid); setInterval(() => {}, 1000);';

test.skipIf(process.platform === 'win32')(
  'a signal ends the child process, and a loop starts no further command',
  async () => {
    const code = `import { runCommand, stopOnSignals } from ${group};
    stopOnSignals();
    for (const round of [1, 2]) {
      console.log('round', round);
      await runCommand('node', ['-e', ${JSON.stringify(child)}]).catch(() => console.log('went on'));
    }`;
    const command = spawn(process.execPath, ['--input-type=module', '-e', code]);
    let output = '';
    command.stdout.on('data', (chunk) => {
      output += chunk;
      if (/child \d+\n/.test(output)) command.kill('SIGTERM');
    });
    expect(await once(command, 'exit')).toEqual([143, null]);
    expect(output).toMatch(/^round 1\nchild \d+\n$/);
    const pid = Number(/child (\d+)/.exec(output)?.[1]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  },
);
