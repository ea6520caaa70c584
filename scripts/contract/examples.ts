import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringifyYaml } from '@redocly/openapi-core';
import { calls, isJsonObject, presentDocument } from '../generate/document.ts';
import { createJudge } from './judge/judge.ts';
import { bodyProblems } from './live/check.ts';

type Recording = {
  host: string;
  exchanges: { operationId: string; request: string; status: number; body?: unknown }[];
};
/** A recorded answer as an example of the document; an answer with problems must not become one. */
type Proposal = { tag: string; name: string; example: object; problems: string[] };

const usage = `Use: npm run contract:examples -- recording.json [--out file.yaml]
  recording.json is what an embedded host with MOCK_RECORDING wrote.`;
const MAX_ROWS = 2;

/**
 * Turns a recording into proposed examples in the shape of openapi/examples, for a person to review. Returns the exit
 * code: 0, 1 when an answer breaks the document and is left out, 2 when the arguments or the file are wrong.
 */
export async function contractExamples(args: string[], print: (line: string) => void): Promise<number> {
  let recording: Recording;
  let out: string | undefined;
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { out: { type: 'string' } } });
    if (positionals.length !== 1) throw new Error('Name one recording.');
    out = values.out;
    recording = JSON.parse(readFileSync(positionals[0] ?? '', 'utf8'));
    if (!URL.canParse(recording.host) || !Array.isArray(recording.exchanges)) throw new Error('That is no recording.');
  } catch (error) {
    print(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
  const { good = [], bad = [] } = Object.groupBy(await proposals(recording), ({ problems }) =>
    problems.length > 0 ? 'bad' : 'good',
  );
  const text = [...Map.groupBy(good, ({ tag }) => tag)]
    .map(([tag, own]) => {
      const yaml = own.map(({ name, example }) => stringifyYaml({ [name]: example }, { lineWidth: 120, noRefs: true }));
      return `# For openapi/examples, tag ${tag}\n${yaml.join('\n')}`;
    })
    .join('\n');
  if (out) {
    writeFileSync(out, text);
    print(`Written: ${out}. Review each, rename it and move it to the file it names.`);
  } else print(text);
  for (const { name, problems } of bad) print(`Left out: ${name}, ${problems.join('; ')}.`);
  return bad.length > 0 ? 1 : 0;
}

/** Returns the first recorded answer of every operation and status, shortened, with its breaches of the document. */
async function proposals({ host, exchanges }: Recording): Promise<Proposal[]> {
  const document = presentDocument();
  const judge = createJudge(document);
  const operations = calls(document);
  const [origin, server] = [new URL(host).origin, document.servers?.[0]?.url.replace(/\/$/, '') ?? ''];
  const proposed = new Map<string, Proposal>();
  for (const { operationId, request, status, body } of exchanges) {
    const name = `${operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${status}-recorded`;
    const operation = operations.find(({ id }) => id === operationId);
    if (!isJsonObject(body) || !operation || proposed.has(name)) continue;
    // The example names the document's server, as the embedded host would answer.
    const value = JSON.parse(JSON.stringify(shortened(body)).replaceAll(origin, server));
    const media = operation.responses[status]?.['application/json'];
    const problems = media
      ? (await bodyProblems(document, judge, media, value)).map(
          ({ kind, pointer, expected, found }) => `${pointer} ${kind}: ${expected}, found ${found}`,
        )
      : [`${status} is undocumented`];
    proposed.set(name, { tag: operation.tag, name, example: { summary: `Recorded from ${request}`, value }, problems });
  }
  return [...proposed.values()];
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ROWS).map(shortened);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}
