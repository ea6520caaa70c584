import { expect, test } from 'vitest';
import type { OpenApiDocument } from './document.ts';
import { patternMessages } from './generate.ts';

const documentWith = (messages: object[]) => {
  const schemas = messages.map((message, index) => [`Code${index}`, { pattern: '^[A-Z]$', 'x-message': message }]);
  return { components: { schemas: Object.fromEntries(schemas) } } as unknown as OpenApiDocument;
};

test('a pattern has one message, wherever it stands', () => {
  const message = { id: 'Satu huruf besar.', en: 'One capital letter.' };
  expect(patternMessages(documentWith([message, { ...message }]))).toContain('"en": "One capital letter."');
  const differing = () => patternMessages(documentWith([message, { ...message, en: 'A letter.' }]));
  expect(differing).toThrow('The pattern ^[A-Z]$ has two messages: One capital letter. A letter.');
});
