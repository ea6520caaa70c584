import { escapeHtml } from '../html-pages.ts';
import { type ApiDocument, flatten, resolve, type Schema } from './document.ts';
import { renderInline } from './markdown.ts';

/**
 * Renders the fields of a schema as a list. A schema of the document that has fields of its own is linked, not
 * repeated; see `isLinked`. Empty for a schema without fields.
 */
export function renderFields(document: ApiDocument, given: Schema): string {
  const schema = flatten(document, given);
  if (schema.oneOf) return renderVariants(document, schema.oneOf);
  if (schema.items) {
    const inside = schema.items.$ref ? '' : renderFields(document, schema.items);
    return `<p class="rules">${renderType(document, schema)}</p>${inside}`;
  }
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    renderField(document, name, field, schema.required?.includes(name) ?? false),
  );
  if (typeof schema.additionalProperties === 'object') {
    rows.push(renderField(document, 'any name', schema.additionalProperties, false));
  }
  return rows.length > 0 ? `<ul class="fields">${rows.join('')}</ul>` : '';
}

function renderVariants(document: ApiDocument, variants: Schema[]): string {
  const items = variants.map((variant) => {
    const { description } = resolve<Schema>(document, variant);
    const name = variant.$ref ? renderType(document, variant) : 'a value';
    return `<li><p>${name}${description ? `: ${renderInline(description)}` : ''}</p></li>`;
  });
  return `<p class="rules">One of:</p><ul class="variants">${items.join('')}</ul>`;
}

/** Renders one field or parameter with its type, words and rules. */
export function renderField(document: ApiDocument, name: string, given: Schema, isRequired: boolean): string {
  const schema = flatten(document, given);
  const marks = [
    isRequired && '<span class="mark required">required</span>',
    schema['x-proposed'] && '<a class="mark" href="#guide-versions">proposed</a>',
  ];
  return `<li>
<p class="field"><code>${escapeHtml(name)}</code> <span class="type">${renderType(document, given)}</span> ${marks.filter(Boolean).join(' ')}</p>
${schema.description ? `<p>${renderInline(schema.description)}</p>` : ''}${renderRules(schema)}${renderInside(document, given)}
</li>`;
}

// The fields of an object that has no name in the document.
function renderInside(document: ApiDocument, given: Schema): string {
  if (isLinked(document, given)) return '';
  const { items, ...schema } = flatten(document, given);
  if (items) return isLinked(document, items) ? '' : renderFields(document, items);
  return schema.properties || schema.oneOf || typeof schema.additionalProperties === 'object'
    ? renderFields(document, schema)
    : '';
}

/** True for a reference to a schema that the page shows in its own place: one with fields, variants or items. */
export function isLinked(document: ApiDocument, { $ref }: Schema): boolean {
  return $ref !== undefined && hasOwnPlace(flatten(document, { $ref }));
}

/** True for a schema that says more than one value: an object, a choice of objects or a list. */
export function hasOwnPlace(schema: Schema): boolean {
  return Boolean(schema.properties || schema.oneOf || schema.items);
}

function renderType(document: ApiDocument, given: Schema): string {
  if (isLinked(document, given)) {
    const name = given.$ref?.split('/').at(-1) ?? '';
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const schema = flatten(document, given);
  if (schema.items) return `list of ${renderType(document, schema.items)}`;
  if (schema.oneOf) return 'one of several';
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  const format = schema.format && !/^int\d+$/.test(schema.format) ? ` (${escapeHtml(schema.format)})` : '';
  return types.length > 0 ? `${types.join(' or ')}${format}` : 'any value';
}

function renderRules(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = schema;
  const code = (value: unknown) =>
    `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
  const rules = [
    range(minLength, maxLength, 'character', 'characters'),
    range(undefined, schema['x-max-bytes'], 'byte', 'bytes'),
    range(minimum, maximum),
    range(minItems, maxItems, 'entry', 'entries'),
    schema.uniqueItems && 'no entry twice',
    (schema.enum ?? schema.items?.enum) && `values ${(schema.enum ?? schema.items?.enum ?? []).map(code).join(', ')}`,
    schema.const !== undefined && `always ${code(schema.const)}`,
    pattern && `pattern ${code(pattern)}`,
    schema.default !== undefined && `default ${code(schema.default)}`,
    schema.example !== undefined && schema.enum === undefined && `for example ${code(schema.example)}`,
  ].filter(Boolean);
  return rules.length > 0 ? `<p class="rules">${rules.join(' · ')}</p>` : '';
}

function range(low: number | undefined, high: number | undefined, one = '', many = ''): string | null {
  const count = (value: number) => `${value.toLocaleString('en')} ${value === 1 ? one : many}`.trim();
  if (low !== undefined && high !== undefined) return `${low.toLocaleString('en')} to ${count(high)}`;
  if (low !== undefined && !(low === 0 && many !== '')) return `at least ${count(low)}`;
  return high === undefined ? null : `at most ${count(high)}`;
}
