import { STATUS_CODES } from 'node:http';
import { escapeHtml } from '../html-pages.ts';
import type { AnswerContent, ApiDocument, Parameter, ReferenceOperation } from './document.ts';
import { renderCode, renderInline, renderMarkdown } from './markdown.ts';
import { createSampleCall } from './samples/sample-call.ts';
import { createSamples, type Sample } from './samples/samples.ts';
import { renderField, renderFields } from './schema-html.ts';
import { renderTryForm } from './try-form.ts';

/** Renders an operation: its words, parameters, body and answers, with samples and the form to try it beside them. */
export function renderOperation(document: ApiDocument, operation: ReferenceOperation, origin: string): string {
  const { operationId, method, path, summary, description, isForMembers, isProposed } = operation;
  const call = createSampleCall(document, operation, origin);
  const marks = [
    `<code>${operationId}</code>`,
    isForMembers && '<a class="mark" href="#guide-sign-in">for members</a>',
    isProposed && '<a class="mark" href="#guide-versions">proposed</a>',
  ];
  return `<article class="operation" id="${operationId}" aria-labelledby="${operationId}-title">
<div class="words">
<h3 id="${operationId}-title">${escapeHtml(summary)}</h3>
<p class="address">${renderMethod(method)} <code>${escapeHtml(path ?? 'a call of the service')}</code></p>
<p class="marks">${marks.filter(Boolean).join(' ')}</p>
${renderMarkdown(description)}
${renderParameters(document, operation)}
${renderBody(document, operation)}
${renderLimits(operation)}
<h4>Answers</h4>
${operation.answers.map((answer) => renderAnswer(document, answer)).join('\n')}
</div>
<div class="beside">
${call ? renderSamples(operationId, createSamples(call)) : renderExamples(operation.body)}
${call ? renderTryForm(document, call) : ''}
</div>
</article>`;
}

export function renderMethod(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method}</span>`;
}

const PLACES: [Parameter['in'], string][] = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
];

/** Headers of every operation, each with the guide that describes it. */
const COMMON_HEADERS: Record<string, string> = { 'Accept-Language': 'languages', 'X-Request-Id': 'errors' };

function renderParameters(document: ApiDocument, { parameters }: ReferenceOperation): string {
  const own = parameters.filter(({ name }) => !(name in COMMON_HEADERS));
  const lists = PLACES.map(([place, title]) => {
    const rows = own.filter((parameter) => parameter.in === place);
    if (rows.length === 0) return '';
    const items = rows.map((parameter) => renderParameter(document, parameter)).join('');
    return `<h4>${title}</h4><ul class="fields">${items}</ul>`;
  });
  const common = parameters.flatMap(({ name }) =>
    name in COMMON_HEADERS ? `<a href="#guide-${COMMON_HEADERS[name]}"><code>${name}</code></a>` : [],
  );
  const line = common.length > 0 ? `<p class="rules">Headers of every operation: ${common.join(', ')}</p>` : '';
  return `${lists.join('')}${line}`;
}

function renderParameter(document: ApiDocument, parameter: Parameter): string {
  const { name, schema, description, example, required = false } = parameter;
  const words = [description, schema.description].filter(Boolean).join(' ');
  const field = { ...schema, description: words, 'x-proposed': parameter['x-proposed'] === true };
  return renderField(document, name, example === undefined ? field : { ...field, example }, required);
}

function renderBody(document: ApiDocument, { body }: ReferenceOperation): string {
  if (!body) return '';
  const name = body.schema.$ref?.split('/').at(-1);
  const link = name ? ` · <a href="#schema-${name}">${name}</a>` : '';
  return `<h4>Body</h4><p class="rules"><code>${body.mediaType}</code>${link}</p>${renderFields(document, body.schema)}`;
}

function renderLimits({ limits }: ReferenceOperation): string {
  if (limits.length === 0) return '';
  const items = limits.map(({ by, limit, windowSeconds, counts, except }) => {
    const calls = counts === 'failed' ? 'refused calls' : 'calls';
    const minutes = windowSeconds === 60 ? '1 minute' : `${windowSeconds / 60} minutes`;
    const exception = except ? ', except from an address where the member has signed in before' : '';
    return `<li>${limit} ${calls} of one ${by.replaceAll('-', ' ')} in ${minutes}${exception}</li>`;
  });
  return `<h4>Limits</h4><ul>${items.join('')}</ul><p>A call beyond a limit gets a 429, see <a href="#guide-rate-limits">Rate limits</a>.</p>`;
}

function renderAnswer(document: ApiDocument, answer: ReferenceOperation['answers'][number]): string {
  const { status, description, headers, content } = answer;
  const kind = status.startsWith('2') ? 'success' : 'failure';
  const headerRows = Object.entries(headers).map(([name, { schema = {}, ...header }]) =>
    renderField(document, name, { ...schema, ...header }, false),
  );
  return `<details class="answer ${kind}">
<summary><span class="status">${status} ${STATUS_CODES[status] ?? ''}</span> ${renderInline(description)}</summary>
${headerRows.length > 0 ? `<h5>Headers</h5><ul class="fields">${headerRows.join('')}</ul>` : ''}
${content ? renderContent(document, content, kind === 'failure') : ''}
</details>`;
}

// Every failure has the same fields, so only their examples differ.
function renderContent(document: ApiDocument, content: AnswerContent, isFailure: boolean): string {
  if (!content.mediaType.endsWith('json')) return `<p class="rules"><code>${content.mediaType}</code></p>`;
  const fields = isFailure
    ? '<p>The body is a <a href="#schema-Failure">Failure</a>.</p>'
    : renderFields(document, content.schema ?? {});
  return `${fields}${renderExamples(content)}`;
}

function renderExamples(content: { examples: AnswerContent['examples'] } | null): string {
  return Object.entries(content?.examples ?? {})
    .map(
      ([name, { summary, value }]) => `<div class="example">
<p><strong>${escapeHtml(summary ?? name)}</strong></p>
${renderCode(JSON.stringify(value, null, 2))}</div>`,
    )
    .join('');
}

function renderSamples(operationId: string, samples: Sample[]): string {
  const choices = samples.map(
    ({ language, label }, index) =>
      `<label><input type="radio" name="sample-${operationId}" value="${language}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  const blocks = samples.map(
    ({ language, code }) => `<div class="sample" data-language="${language}">${renderCode(code)}</div>`,
  );
  return `<div class="samples"><fieldset><legend>Sample</legend>${choices.join('')}</fieldset>
<button class="copy" type="button">Copy</button>
${blocks.join('')}</div>`;
}
