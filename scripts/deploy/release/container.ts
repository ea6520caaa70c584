import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/process-group.ts';

export type Step = { name: string; text: string };

/** Returns the steps of each stage of the Containerfile, in order; a step is one line. */
export function containerStages(): Step[][] {
  const text = readFileSync(join(root, 'scripts/deploy/release/Containerfile'), 'utf8');
  const stages = text.split(/^(?=FROM )/m).filter((stage) => stage.startsWith('FROM '));
  return stages.map((stage) =>
    [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', rest = '']) => ({ name, text: rest })),
  );
}

/** Returns the command and environment that start the site in a container, without the build-time variables. */
export function containerStart(): { command: string[]; env: Record<string, string> } {
  const last = containerStages().at(-1) ?? [];
  const command = JSON.parse(last.find(({ name }) => name === 'CMD')?.text ?? '[]') as string[];
  const pairs = last.filter(({ name }) => name === 'ENV').map(({ text }) => text.split('=') as [string, string]);
  return { command, env: Object.fromEntries(pairs.filter(([, value]) => !value.startsWith('$'))) };
}
