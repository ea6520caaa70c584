import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringifyYaml } from '@redocly/openapi-core';
import { presentDocument } from '../judge/document.ts';
import type { Recording } from '../live/recording.ts';
import { type Proposal, proposals } from './propose.ts';

const usage = `Use: npm run contract:examples -- run.json [--out file.yaml]
  run.json is what \`npm run contract -- https://host --record run.json\` wrote.`;

/**
 * Turns a recorded run into proposed examples in the shape of openapi/examples, for a person to review. Returns the exit
 * code: 0, 1 when an answer breaks the document and is left out, 2 when the arguments or the file are wrong.
 */
export async function contractExamples(args: string[], print: (line: string) => void): Promise<number> {
  const given = givenFiles(args);
  const recording = given && recordingIn(given.file);
  if (!given || !recording) {
    print(given ? `${given.file} is no recorded run.\n\n${usage}` : usage);
    return 2;
  }
  const proposed = await proposals(presentDocument(), recording);
  const good = proposed.filter(({ problems }) => problems.length === 0);
  const bad = proposed.filter(({ problems }) => problems.length > 0);
  const text = fileText(good);
  if (given.out) {
    writeFileSync(given.out, text);
    print(`Written: ${given.out}. Review each, rename it and move it to the file it names.`);
  } else print(text);
  for (const { name, problems } of bad) print(`Left out: ${name}, ${problems.join('; ')}.`);
  return bad.length > 0 ? 1 : 0;
}

function givenFiles(args: string[]): { file: string; out: string | undefined } | null {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { out: { type: 'string' } } });
    const file = positionals[0];
    return file !== undefined && positionals.length === 1 ? { file, out: values.out } : null;
  } catch {
    return null;
  }
}

function recordingIn(file: string): Recording | null {
  try {
    const recording = JSON.parse(readFileSync(file, 'utf8')) as Partial<Recording>;
    return URL.canParse(recording.host ?? '') && Array.isArray(recording.exchanges) ? (recording as Recording) : null;
  } catch {
    return null;
  }
}

function fileText(good: Proposal[]): string {
  const tags = [...new Set(good.map(({ tag }) => tag))];
  const parts = tags.map((tag) => {
    const own = good.filter((proposal) => proposal.tag === tag);
    const examples = own.map(({ name, summary, value }) => [name, { summary, value }]);
    const yaml = examples.map((example) =>
      stringifyYaml(Object.fromEntries([example]), { lineWidth: 120, noRefs: true }),
    );
    return `# For openapi/examples, tag ${tag}\n${yaml.join('\n')}`;
  });
  return parts.join('\n');
}
