import { type Command, dailyCommands, labCommands, releaseCommands, variables } from './help/reference.ts';
import { tableLines } from './lib/table.ts';

function printCommands(title: string, commands: readonly Command[]): void {
  console.log(`\n${title}\n`);
  for (const { name, does, options, needs } of commands) {
    const typed = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    console.log(`  ${typed.padEnd(28)}${does}`);
    if (options) console.log(`${' '.repeat(30)}Options: ${options}.`);
    if (needs) console.log(`${' '.repeat(30)}Needs: ${needs}.`);
  }
}

printCommands('Every day', dailyCommands);
printCommands('Lab: longer checks and measurements', labCommands);
printCommands('Document, SDK and releases', releaseCommands);

console.log(`\nEnvironment variables (* counts when the site is built); .env files may set them, see .env.example\n`);
const rows = variables.map(({ name, default: value, means, isBuildTime }) => [
  isBuildTime ? `${name} *` : name,
  value,
  means,
]);
for (const line of tableLines(['Variable', 'Default', 'Meaning'], rows)) console.log(`  ${line}`);
