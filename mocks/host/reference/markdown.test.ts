import { expect, test } from 'vitest';
import { renderInline, renderMarkdown } from './markdown.ts';

test.each([
  ['paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>\n'],
  ['headings below the level of the page', '## Title\nText', '<h4>Title</h4>\n<p>Text</p>\n'],
  ['links', '**a** [b](#c)', '<p><strong>a</strong> <a href="#c">b</a></p>\n'],
  ['HTML as text', 'A <b>bold</b> & "x"', '<p>A &lt;b>bold&lt;/b> &amp; &quot;x&quot;</p>\n'],
  ['no link with a script', '[a](javascript:alert)', '<p>[a](javascript:alert)</p>\n'],
])('%s', (_, markdown, html) => {
  expect(renderMarkdown(markdown, 3)).toBe(html);
});

test('no HTML of the text becomes an element', () => {
  const hostile = '<script>1</script>\n\n`<b>` <img src=x onerror=1>\n\n| <i> |\n|---|\n| <u> |\n\n```\n<s>\n```';
  const html = renderMarkdown(hostile) + renderInline('<b>');
  expect(html.match(/<(script|b|img|i|u|s)\b/g)).toBeNull();
});

test('code and tables can be scrolled with the keyboard', () => {
  expect(renderMarkdown('```sh\n# a\n\n- b <c>\n```')).toBe('<pre tabindex="0"><code># a\n\n- b &lt;c></code></pre>\n');
  expect(renderMarkdown('| A |\n|---|\n| `1` |')).toMatch(
    /^<div class="table" tabindex="0"><table>[\s\S]*<code>1<\/code>/,
  );
});
