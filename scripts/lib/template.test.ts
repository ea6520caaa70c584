import { expect, test } from 'vitest';
import { filled } from './template.ts';

test('names in braces are filled in, variables of nginx remain', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of nginx's image
  expect(filled('listen ${LISTEN}; $host|${LISTEN}', { LISTEN: '80' })).toBe('listen 80; $host|80');
});

test('a name without a value and a value without a name are errors', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of nginx's image
  expect(() => filled('${A}', {})).toThrow('A, which has no value');
  expect(() => filled('', { B: '1' })).toThrow('does not know B');
});
