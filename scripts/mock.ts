import { startProcess, stopOnSignals } from './lib/process-group.ts';
import { generateFiles } from './lib/servers.ts';

stopOnSignals();
await generateFiles();
startProcess('The embedded service host', 'node', ['scripts/dev/live-host.ts', ...process.argv.slice(2)]);
