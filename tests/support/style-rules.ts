import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type StyleRule = { file: string; selector: string; declarations: Record<string, string> };

/** Returns every rule of the style sheets below a folder, one for each selector, without the conditions around it. */
export function styleRulesOf(folder: string): StyleRule[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  return names.sort().flatMap((file) => rulesOf(readFileSync(join(folder, file), 'utf8'), file.replaceAll('\\', '/')));
}

/** Returns the rules of one style sheet. */
function rulesOf(css: string, file: string): StyleRule[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  // The innermost braces contain declarations; the text between the last brace or semicolon and them is the selector.
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors
      .split(/,(?![^(]*\))/)
      .map((selector) => ({ file, selector: selector.trim(), declarations: declarationsOf(body) })),
  );
}

function declarationsOf(body: string): Record<string, string> {
  const pairs = body.split(';').map((line) => line.split(/:(.*)/s, 2).map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}
