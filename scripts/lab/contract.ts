import { join } from 'node:path';
import { contract } from '../contract/live/command.ts';
import { traces } from '../contract/live/writes.ts';
import { demoMember } from '../lib/member-session.ts';
import { freePort } from '../lib/ports.ts';
import { root, runMain } from '../lib/process-group.ts';
import { generateFiles, startHost } from '../lib/servers.ts';

// Runs the check of `npm run contract` against a separate embedded service host. No other program uses that host, so
// the check also sends every write and does not pause between requests.
const port = await freePort();
const state = { MOCK_STATE: join(root, '.cache', 'contract-state.json'), MOCK_SCENARIO: 'default' };

await runMain(async () => {
  await generateFiles();
  await startHost(port, state, { stdio: ['ignore', 'ignore', 'inherit'] });
  const writeOptions = ['--email', demoMember.email, '--write', '--also', traces.join(',')];
  return contract([`http://localhost:${port}`, ...writeOptions, '--rate', '1000', ...process.argv.slice(2)], {
    env: { ...process.env, CONTRACT_PASSWORD: demoMember.password },
    print: console.log,
  });
});
