import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isJsonObject, type JsonObject } from '../../generate/document.ts';
import { type Group, readGroups } from '../../generate/proposals.ts';
import { partsOf } from '../judge.ts';
import { isNotOffered, type OperationResult } from './run.ts';

/** Only drafts have it, which a run does not read. */
const FIELD_OF_DRAFTS = 'is_draft';

/**
 * Returns the groups of proposals of which a host has no part, although its answers had a place for one, in the order
 * of their worth for visitors.
 */
export function missedProposals(document: JsonObject, results: readonly OperationResult[]): Group[] {
  const has = new Map<string, boolean>();
  const note = (group: unknown, isThere: boolean) =>
    typeof group === 'string' && has.set(group, isThere || has.get(group) === true);
  for (const { operation, statuses, bodies } of results) {
    if (statuses.length > 0)
      note(
        operation.proposal,
        statuses.some((status) => !isNotOffered(operation, status)),
      );
    const schema = operation.responses[200]?.media['application/json']?.value.schema;
    for (const body of bodies) noteFields(document, [schema], body, note);
  }
  const groups = readGroups(
    readFileSync(fileURLToPath(new URL('../../../openapi/proposals.yaml', import.meta.url)), 'utf8'),
  );
  return Object.entries(groups).flatMap(([name, group]) => (has.get(name) === false ? [group] : []));
}

/** Notes for each proposed field of an object in an answer whether it is there; `schemas` all describe the value. */
function noteFields(
  document: JsonObject,
  schemas: unknown[],
  value: unknown,
  note: (group: unknown, isThere: boolean) => void,
): void {
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    for (const one of value) noteFields(document, items, one, note);
  }
  if (!isJsonObject(value)) return;
  for (const [name, schema] of parts.flatMap(({ properties }) => Object.entries(properties ?? {}))) {
    if (name === FIELD_OF_DRAFTS) continue;
    const isThere = Object.hasOwn(value, name);
    for (const part of [schema as JsonObject, ...partsOf(document, schema)]) note(part['x-proposed'], isThere);
    if (isThere) noteFields(document, [schema], value[name], note);
  }
}
