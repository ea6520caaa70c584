import { commandLines, goalLines, labLines } from './help/lines.ts';
import { dailyCommands, releaseCommands } from './help/reference.ts';
import { variables } from './help/variables.ts';
import { tableLines } from './lib/table.ts';

const lines = [
  ...commandLines('Every day', dailyCommands),
  ...labLines(),
  ...commandLines('Document, SDK and releases', releaseCommands),
  ...goalLines(),
];
console.log(lines.join('\n'));

console.log(`\nEnvironment variables (* counts when the site is built); .env files may set them, see .env.example\n`);
const rows = variables.map(({ name, default: value, means, isBuildTime }) => [
  isBuildTime ? `${name} *` : name,
  value,
  means,
]);
for (const line of tableLines(['Variable', 'Default', 'Meaning'], rows)) console.log(`  ${line}`);
