import { escapeHtml } from '../html-pages.ts';
import { type ApiDocument, flatten, listOperations, type ReferenceOperation } from './document.ts';
import type { Guide } from './guides.ts';
import { renderInline, renderMarkdown } from './markdown.ts';
import { renderMethod, renderOperation } from './operation-html.ts';
import { hasOwnPlace, renderFields } from './schema-html.ts';

/** Renders the API reference as one page; `origin` is the host to which its samples and forms send their calls. */
export function renderReferencePage(document: ApiDocument, guides: Guide[], origin: string): string {
  const { title, version, summary, description } = document.info;
  const groups = groupByTag(document, listOperations(document));
  const schemas = Object.entries(document.components.schemas).filter(([, schema]) =>
    hasOwnPlace(flatten(document, schema)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kelana API reference</title>
<meta name="description" content="${escapeHtml(summary ?? title)}">
<link rel="icon" href="/docs/icon.svg">
<link rel="preload" href="/docs/font.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/docs/reference.css">
<script src="/docs/reference.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/docs"><img src="/docs/icon.svg" alt="" width="32" height="32"> Kelana <span>API reference</span></a>
<p>Version ${escapeHtml(version)} · <a href="/openapi.json">OpenAPI document</a> <a class="to-search" href="#search">Search</a></p>
</header>
<div class="columns">
<nav aria-label="Contents">
<form class="search" role="search"><label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="search-status">
<p id="search-status" role="status"></p></form>
<button class="contents" type="button" aria-expanded="false" aria-controls="contents">Contents</button>
<ul class="results" id="results" hidden></ul>
<div class="groups" id="contents">
${renderGroup(
  'Guides',
  guides.map((guide) => link(`guide-${guide.id}`, guide.title)),
)}
${groups.map(({ name, operations }) => renderGroup(name, operations.map(renderOperationLink))).join('\n')}
<details><summary>Schemas</summary><ul>${schemas.map(([name]) => link(`schema-${name}`, name)).join('')}</ul></details>
</div>
</nav>
<main id="content" tabindex="-1">
<section class="intro" id="intro">
<h1>${escapeHtml(title)}</h1>
<p class="lead">${renderInline(summary ?? '')}</p>
${renderMarkdown(description ?? '')}
</section>
<section class="guides">
<h2>Guides</h2>
${guides.map(renderGuide).join('\n')}
</section>
${groups.map((group) => renderTag(document, group, origin)).join('\n')}
<section class="schemas">
<h2>Schemas</h2>
${schemas.map(([name]) => renderSchema(document, name)).join('\n')}
</section>
</main>
</div>
</body>
</html>
`;
}

type Group = { name: string; description: string; operations: ReferenceOperation[] };

function groupByTag(document: ApiDocument, operations: ReferenceOperation[]): Group[] {
  return document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter((operation) => operation.tag === tag.name),
  }));
}

const link = (id: string, html: string) => `<li><a href="#${id}">${html}</a></li>`;

function renderGroup(title: string, links: string[]): string {
  return `<p class="title" id="contents-${title}">${title}</p><ul aria-labelledby="contents-${title}">${links.join('')}</ul>`;
}

function renderOperationLink({ operationId, method, summary }: ReferenceOperation): string {
  return link(operationId, `${renderMethod(method)} ${escapeHtml(summary)}`);
}

function renderGuide({ id, title, markdown }: Guide): string {
  return `<article class="guide" id="guide-${id}" aria-labelledby="guide-${id}-title">
<h3 id="guide-${id}-title">${escapeHtml(title)}</h3>
${renderMarkdown(markdown, 3)}
</article>`;
}

function renderTag(document: ApiDocument, { name, description, operations }: Group, origin: string): string {
  return `<section class="tag" id="tag-${name}">
<h2>${escapeHtml(name)}</h2>
<p class="lead">${renderInline(description)}</p>
${operations.map((operation) => renderOperation(document, operation, origin)).join('\n')}
</section>`;
}

function renderSchema(document: ApiDocument, name: string): string {
  const schema = document.components.schemas[name] ?? {};
  return `<article class="schema" id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title">${name}</h3>
${renderMarkdown(schema.description ?? '')}
${renderFields(document, schema)}
</article>`;
}
