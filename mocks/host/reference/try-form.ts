import { escapeHtml } from '../html-pages.ts';
import {
  type ApiDocument,
  flatten,
  type Parameter,
  type ReferenceOperation,
  resolve,
  type Schema,
} from './document.ts';
import { exampleOf, type SampleCall } from './samples/sample-call.ts';

/** The accounts of `mocks/README.md`, the one with the most data first. */
const DEMO_MEMBERS = [
  ['ratna@kelana.example', 'Ratna: points, and a booking in every status'],
  ['bima@kelana.example', 'Bima: no points, no bookings'],
  ['sari@kelana.example', 'Sari: premium, long history'],
] as const;

/** Headers that only the website itself sends. */
const INTERNAL_HEADERS = ['X-Request-Id', 'Draft-Token'];

/**
 * Renders the form that sends the operation to this host; `page/try.ts` reads it. A field of a parameter has its place
 * in `data-in`.
 */
export function renderTryForm(document: ApiDocument, call: SampleCall): string {
  const { operation } = call;
  const parameters = operation.parameters
    .filter(({ name }) => !INTERNAL_HEADERS.includes(name))
    .map((parameter) => renderParameterField(document, parameter));
  const attributes = [
    `data-operation="${operation.operationId}"`,
    `data-method="${operation.method}"`,
    `data-path="${escapeHtml(operation.path)}"`,
    operation.body && `data-media-type="${operation.body.mediaType}"`,
  ];
  return `<details class="try"><summary>Try it</summary>
<form ${attributes.filter(Boolean).join(' ')}>
${operation.isForMembers ? renderMemberFields() : ''}
${parameters.join('\n')}
${renderBodyFields(document, call)}
${renderAnswerChoice(operation)}
<button type="submit">Send</button>
<p class="outcome" role="status"></p>
<div class="result"></div>
</form></details>`;
}

function renderMemberFields(): string {
  const options = DEMO_MEMBERS.map(([email, label]) => `<option value="${email}">${label}</option>`);
  return `<label>Sent by<select name="member" data-in="member">${options.join('')}
<option value="">the token below</option></select></label>
<label class="token">Bearer token<input name="token" data-in="token" autocomplete="off" spellcheck="false"></label>`;
}

function renderParameterField(document: ApiDocument, parameter: Parameter): string {
  const { name, required = false } = parameter;
  const schema = flatten(document, parameter.schema);
  const attributes = `name="${name}" data-in="${parameter.in}"${required ? ' required' : ''}`;
  if (name === 'Accept-Language') {
    return `<label>${name}<select ${attributes}><option value="en">en: English</option><option value="id">id: Indonesian</option></select></label>`;
  }
  if (schema.enum) {
    const options = ['', ...schema.enum].map((value) => `<option>${escapeHtml(String(value))}</option>`);
    return `<label>${name}<select ${attributes}>${options.join('')}</select></label>`;
  }
  const example = escapeHtml(String(exampleOf(parameter) ?? ''));
  const preset = required || name === 'Idempotency-Key' ? `value="${example}"` : `placeholder="${example}"`;
  const list = schema.items ? ' data-list' : '';
  const hint = schema.items ? ' <span class="hint">separated by commas</span>' : '';
  return `<label>${name}${hint}<input ${attributes}${list} ${preset} autocomplete="off" spellcheck="false"></label>`;
}

function renderBodyFields(document: ApiDocument, call: SampleCall): string {
  const { body } = call.operation;
  if (!body) return '';
  return body.mediaType === 'multipart/form-data'
    ? renderFormFields(document, call, body.schema)
    : renderJsonField(body);
}

// Every example is a choice that fills the text.
function renderJsonField({ examples }: NonNullable<ReferenceOperation['body']>): string {
  const entries = Object.entries(examples);
  const text = (value: unknown) => escapeHtml(JSON.stringify(value, null, 2));
  const options = entries.map(
    ([name, { summary, value }]) => `<option value="${text(value)}">${escapeHtml(summary ?? name)}</option>`,
  );
  const choice = entries.length > 1 ? `<label>Example<select name="example">${options.join('')}</select></label>` : '';
  const first = text(entries[0]?.[1].value ?? {});
  const rows = Math.min(16, first.split('\n').length);
  return `${choice}<label>Body<textarea name="body" data-in="json" rows="${rows}" spellcheck="false">${first}</textarea></label>`;
}

function renderFormFields(document: ApiDocument, { fields, files }: SampleCall, schema: Schema): string {
  const variants = flatten(document, schema).oneOf ?? [schema];
  const names = [
    ...new Set(variants.flatMap((variant) => Object.keys(resolve<Schema>(document, variant).properties ?? {}))),
  ];
  return names
    .map((name) => {
      const attributes = `name="${name}" data-in="form"`;
      if (files.includes(name)) return `<label>${name}<input type="file" ${attributes}></label>`;
      const value = escapeHtml(String(fields?.[name] ?? ''));
      return `<label>${name}<input ${attributes} value="${value}" autocomplete="off" spellcheck="false"></label>`;
    })
    .join('\n');
}

// The `Prefer` header returns an example instead of the computed answer, so that every failure can be seen.
function renderAnswerChoice({ answers }: ReferenceOperation): string {
  const options = answers.flatMap(({ status, content }) =>
    Object.entries(content?.examples ?? {}).map(
      ([name, { summary }]) =>
        `<option value="code=${status}, example=${name}">${status}: ${escapeHtml(summary ?? name)}</option>`,
    ),
  );
  if (options.length === 0) return '';
  return `<label>Answer<select name="Prefer" data-in="header"><option value="">as the host computes it</option>${options.join('')}</select></label>`;
}
