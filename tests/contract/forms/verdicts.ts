import { at, isPart } from '../document.ts';
import { schemaProblems } from '../documented.ts';
import { boundariesOf } from './boundaries.ts';
import { changed, type FormCase, fieldsOf, type Typed, typedAs, valueAt } from './form-case.ts';

type Verdicts = {
  /** What the form takes although the document refuses what it then sends. */
  looser: string[];
  /** What the document takes and the form does not. */
  stricter: string[];
};

/** Asks form and document about every boundary of every field, all other fields being right. */
export async function verdictsOf({ schema, filled, send, notTyped = {}, alike = {} }: FormCase): Promise<Verdicts> {
  const { pointer, value } = at('components', 'schemas', schema);
  if (!isPart(value)) throw new Error(`No schema ${schema}`);
  const takes = async (body: unknown) => (await schemaProblems(pointer, plain(body))).length === 0;
  const sent = plain(send(filled()));
  if (sent === null || !(await takes(sent))) throw new Error(`The filled form is refused: ${JSON.stringify(sent)}`);

  const verdicts: Verdicts = { looser: [], stricter: [] };
  for (const [path, property] of fieldsOf(value)) {
    if (isNotTyped(path, notTyped)) continue;
    for (const { name, value: tried } of boundariesOf(property)) {
      const paths = [path, ...(alike[path] ?? [])];
      const changedAll = (whole: unknown, given: unknown) => paths.reduce((one, to) => changed(one, to, given), whole);
      const body = send(changedAll(filled(), typedAs(tried, valueAt(filled(), path))) as Typed);
      const isDocumented = await takes(changedAll(sent, tried));
      if (body !== null && !(await takes(body))) verdicts.looser.push(`${path}: ${name}`);
      if (body === null && isDocumented) verdicts.stricter.push(`${path}: ${name}`);
    }
  }
  return verdicts;
}

function isNotTyped(path: string, notTyped: Record<string, string>): boolean {
  return Object.keys(notTyped).some((name) => path === name || path.startsWith(`${name}.`));
}

// As it travels: without undefined fields; a file as the text that stands for it in the document.
function plain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (_, part) => (part instanceof Blob ? '(file)' : part)) ?? 'null');
}
