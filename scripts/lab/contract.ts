import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../contract/live/command.ts';
import { traces } from '../contract/live/writes.ts';
import { demoMember } from '../lib/member-session.ts';
import { freePort, waitFor } from '../lib/ports.ts';
import { root, runCommand, startProcess, stopAll, stopOnSignals } from '../lib/process-group.ts';

// Runs the check of `npm run contract` against a separate embedded service host. No other program uses that host, so
// the check also sends every write and does not pause between requests.
const stateFile = join(root, '.cache', 'contract-state.json');
const port = await freePort();
const host = `http://localhost:${port}`;
const env = { ...process.env, MOCK_PORT: String(port), MOCK_STATE: stateFile, MOCK_SCENARIO: 'default' };

stopOnSignals();
rmSync(stateFile, { force: true });
let exitCode = 1;
try {
  await runCommand('node', ['scripts/generate.ts']);
  startProcess('The service host', 'node', ['mocks/server.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await waitFor(`${host}/healthz`);
  const writeOptions = ['--email', demoMember.email, '--write', '--also', traces.join(',')];
  exitCode = await contract([host, ...writeOptions, '--rate', '1000', ...process.argv.slice(2)], {
    env: { ...process.env, CONTRACT_PASSWORD: demoMember.password },
    print: console.log,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
process.exit(exitCode);
