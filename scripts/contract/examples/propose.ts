import { calls, type OpenApiDocument } from '../../generate/document.ts';
import { isJsonObject, type JsonObject } from '../judge/document.ts';
import type { FieldProblem } from '../judge/field-problem.ts';
import { createJudge } from '../judge/judge.ts';
import { bodyProblems } from '../live/check.ts';
import type { Recording } from '../live/recording.ts';

/** A recorded answer as an example of the document; an answer with problems must not become one. */
export type Proposal = { tag: string; name: string; summary: string; value: unknown; problems: string[] };

const MAX_ROWS = 2;

/**
 * Returns the first recorded answer of every operation and status, with shortened lists and with its breaches of the
 * document.
 */
export async function proposals(document: JsonObject, recording: Recording): Promise<Proposal[]> {
  const operations = calls(document as unknown as OpenApiDocument);
  const judge = createJudge(document);
  const origin = new URL(recording.host).origin;
  const known = new Set<string>();
  const proposed: Proposal[] = [];
  for (const { operationId, request, status, body } of recording.exchanges) {
    const name = `${kebab(operationId)}-${status}-recorded`;
    const operation = operations.find(({ id }) => id === operationId);
    if (!isJsonObject(body) || !operation || known.has(name)) continue;
    known.add(name);
    const value = atHome(shortened(body), origin, serverOf(document));
    const media = operation.responses[status]?.['application/json'];
    const found = media ? await bodyProblems(document, judge, media, value) : [];
    const problems = media ? found.map(sentenceOf) : [`${status} is undocumented`];
    proposed.push({ tag: operation.tag, name, summary: `Recorded from ${request}`, value, problems });
  }
  return proposed;
}

const sentenceOf = ({ kind, pointer, expected, found }: FieldProblem) =>
  `${pointer} ${kind}: ${expected}, found ${found}`;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ROWS).map(shortened);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

/** Replaces the origin of the recorded host with that of the document's server, as the embedded host would answer. */
function atHome(value: unknown, origin: string, server: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(origin, server));
}

function serverOf(document: JsonObject): string {
  return ((document.servers as { url: string }[] | undefined)?.[0]?.url ?? '').replace(/\/$/, '');
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
