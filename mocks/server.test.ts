import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { lockFile } from './state/file-lock.ts';

const file = fileURLToPath(new URL('./server.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kelana-server-'));
const stateFile = join(folder, 'state.json');
const shared = join(mkdtempSync(join(tmpdir(), 'kelana-shared-')), 'file.json');
let child: ChildProcess | undefined;

afterEach(async () => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
});

function start(env: Record<string, string>) {
  const output = { text: '' };
  child = spawn(process.execPath, [file], { env: { ...process.env, MOCK_STATE: stateFile, ...env } });
  const { stdout, stderr } = child;
  const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve));
  const ready = new Promise<string>((resolve) => {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk) => {
        output.text += chunk;
        const url = /http:\/\/[\w.]+:\d+/.exec(output.text)?.[0];
        if (url) resolve(url);
      });
    }
  });
  return { output, ended, ready, process: child };
}

// On Windows a signal kills the process at once, so it cannot save its state.
test.skipIf(process.platform === 'win32')(
  'the server has rate limits and prints one line when ready; on SIGTERM it saves the state and exits with 0',
  async () => {
    const server = start({ MOCK_PORT: '0' });
    const url = await server.ready;
    expect(await (await fetch(`${url}/__mock`)).json()).toMatchObject({ isRateLimited: true });
    await fetch(`${url}/__mock/reset`, { method: 'POST', body: '{"scenario":"premium"}' });
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output.text.trim().split('\n')).toEqual([
      `Service host ready at ${url} (scenario default, state in ${stateFile})`,
    ]);
    expect(readdirSync(folder)).toEqual(['state.json']);

    const next = start({ MOCK_PORT: '0' });
    await next.ready;
    expect(next.output.text).toContain('(scenario premium,');
  },
);

test('a port in use ends the server with 1 and a message that names the variable', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = start({ MOCK_PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output.text.trim()).toBe(`Port ${port} is busy. Choose another one with MOCK_PORT.`);
  blocker.close();
});

lockFile(shared);
const isInUse =
  `${shared} is in use by another service host (process ${process.pid}). ` +
  `Stop it, or name another file in MOCK_STATE. If no host runs, delete ${shared}.lock.`;

test.each([
  [{ MOCK_STATE: shared }, isInUse],
  [{ MOCK_STATE: folder }, `${folder} is a folder. Name a file in MOCK_STATE.`],
  [{ MOCK_SCENARIO: 'rich' }, 'MOCK_SCENARIO names no scenario: rich.'],
])('%j ends the server with 1', async (env, message) => {
  const server = start({ MOCK_PORT: '0', ...env });
  expect(await server.ended).toBe(1);
  expect(server.output.text.trim()).toBe(message);
});
