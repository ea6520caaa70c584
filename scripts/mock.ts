import { runCommand, startProcess, stopOnSignals } from './lib/process-group.ts';

stopOnSignals();
await runCommand('node', ['scripts/generate.ts']);
startProcess('The embedded service host', 'node', ['scripts/dev/live-host.ts', ...process.argv.slice(2)]);
