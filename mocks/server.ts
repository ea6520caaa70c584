import { startHost } from './host.ts';
import { isScenarioName } from './state/state.ts';

const port = Number(process.env.MOCK_PORT ?? 4010);
// Empty means this machine only; another address must be set explicitly, because the host has no password.
const address = process.env.MOCK_HOST || undefined;
const stateFile = process.env.MOCK_STATE ?? '.mock/state.json';
// Unset, the host continues with the saved data of any scenario.
const scenario = process.env.MOCK_SCENARIO || undefined;

if (!Number.isInteger(port) || port < 0 || port > 65_535) exitWithError('MOCK_PORT must be a port number.');
if (scenario !== undefined && !isScenarioName(scenario)) exitWithError(`MOCK_SCENARIO names no scenario: ${scenario}.`);

const webhookUrl = process.env.SITE_WEBHOOK || undefined;
const secret = process.env.PUBLISH_SECRET || undefined;
if (webhookUrl && !URL.canParse(webhookUrl)) exitWithError('SITE_WEBHOOK must be the address of /api/revalidate.');
if (webhookUrl && !secret) exitWithError('SITE_WEBHOOK needs PUBLISH_SECRET, which is missing.');

const host = await startHost({
  port,
  stateFile,
  isRateLimited: true,
  address,
  scenario,
  draftToken: process.env.DRAFT_TOKEN || undefined,
  webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
}).catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return exitWithError(code === 'EADDRINUSE' ? `Port ${port} is busy. Choose another one with MOCK_PORT.` : message);
});
console.log(`Service host ready at ${host.url} (scenario ${host.database().state.scenario}, state in ${stateFile})`);

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isClosing) return;
    isClosing = true;
    await host.close();
    process.exit(0);
  });
}

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}
