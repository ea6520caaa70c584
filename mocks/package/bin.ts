#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { scenarioNames } from '../state/state.ts';

// Each option is a variable of the host (`mocks/server.ts`).
const OPTIONS = {
  port: ['MOCK_PORT', '<number>', 'listens on this port, 4010 by default; 0 takes a free one'],
  host: ['MOCK_HOST', '<address>', 'lets other machines call it: 0.0.0.0 for all'],
  scenario: ['MOCK_SCENARIO', '<name>', `starts with these data: ${scenarioNames.join(', ')}`],
  state: ['MOCK_STATE', '<file>', 'keeps what calls change in this file, .mock/state.json by default'],
  pictures: ['MOCK_PICTURES', '<folder>', 'takes pictures from here; without it each has one colour'],
} as const;

const names = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

try {
  const { help, ...values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values;
  if (help) {
    const lines = names.map((name) => [`--${name} ${OPTIONS[name][1]}`, `${OPTIONS[name][2]} (${OPTIONS[name][0]})`]);
    const rows = [...lines, ['--help', 'prints this']].map(([left = '', right]) => `  ${left.padEnd(20)} ${right}`);
    console.log(`kelana-mocks: the service of Kelana on this machine, with invented data\n\n${rows.join('\n')}`);
    process.exit(0);
  }
  for (const name of names) {
    const value = (values as Partial<Record<string, string>>)[name];
    if (value !== undefined) process.env[OPTIONS[name][0]] = value;
  }
} catch (error) {
  console.error(`${(error as Error).message}\nkelana-mocks --help lists the options.`);
  process.exit(1);
}
await import('../server.ts');
