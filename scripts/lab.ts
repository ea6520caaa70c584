import { labLines } from './help/lines.ts';
import { labCommands } from './help/reference.ts';
import { runParts } from './lab/run-parts.ts';
import { runCommand, stopOnSignals } from './lib/process-group.ts';

// Starts one part of the lab, `scripts/lab/<name>.ts`, with its options, or all parts one after the other.
const [name = '', ...options] = process.argv.slice(2);
const parts = labCommands.map((part) => part.name as string);

// A part needs up to 5 s to stop its own servers.
stopOnSignals(15_000);
if (name === 'all' && options.length === 0) {
  process.exitCode = await runParts(parts, { run: (part) => runPart(part), print: console.log });
} else if (parts.includes(name)) {
  await runPart(name, options).catch(() => {
    process.exitCode = 1;
  });
} else {
  console.error(labLines().join('\n'));
  process.exitCode = 1;
}

/** Runs a part with this terminal, because the part may ask before it installs system packages. */
function runPart(part: string, options: readonly string[] = []): Promise<void> {
  return runCommand('node', [`scripts/lab/${part}.ts`, ...options], { stdio: 'inherit' });
}
