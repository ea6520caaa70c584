import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the stylesheet alone shows the message after ten seconds', () => {
  const css = readFileSync('src/ui/static/messages/overdue.module.css', 'utf8');
  expect(css).toMatch(/\.overdue \{[^}]*animation: overdue 1ms linear 10s backwards;/);
  expect(css).toMatch(/@keyframes overdue \{\s*from \{\s*visibility: hidden;/);
});
