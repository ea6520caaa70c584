import { marked, Renderer, type Tokens } from 'marked';
import { escapeHtml } from '../html-pages.ts';

const SAFE_LINK = /^(https?:\/\/|[#/])/;

/**
 * Renders the Markdown of the guides and of the document as HTML. HTML in the text is shown as text, and only links to
 * pages are links. A heading `#` becomes `<h{level}>`.
 */
export function renderMarkdown(text: string, level = 2): string {
  return marked.parse(text, { async: false, renderer: new ReferenceRenderer(level) });
}

/** Renders code, bold text and links of one line. */
export function renderInline(text: string): string {
  return marked.parseInline(text, { async: false, renderer: new ReferenceRenderer(2) });
}

/** A block of code; it can be scrolled with the keyboard. */
export function renderCode(code: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
}

class ReferenceRenderer extends Renderer {
  readonly #level: number;

  constructor(level: number) {
    super();
    this.#level = level;
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const tag = `h${Math.min(6, this.#level + depth - 1)}`;
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`;
  }

  override code({ text }: Tokens.Code): string {
    return `${renderCode(text)}\n`;
  }

  override table(token: Tokens.Table): string {
    return `<div class="table" tabindex="0">${super.table(token)}</div>\n`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  override link(token: Tokens.Link): string {
    return SAFE_LINK.test(token.href) ? super.link(token) : escapeHtml(token.raw);
  }
}
