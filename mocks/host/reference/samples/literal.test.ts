import { expect, test } from 'vitest';
import { Expression, toLiteral } from './literal.ts';

test('a short value is one line, a long one has a line for each part', () => {
  expect(toLiteral({ path: { id: 17 }, tags: ['a', 'b'] })).toBe("{ path: { id: 17 }, tags: ['a', 'b'] }");
  const long = 'x'.repeat(70);
  expect(toLiteral({ name: long, rows: [{ type: 'twin' }] })).toBe(
    `{\n  name: '${long}',\n  rows: [{ type: 'twin' }],\n}`,
  );
});

test('texts and names are quoted where JavaScript requires it', () => {
  expect(toLiteral({ 'Content-Type': "it's\n\\" })).toBe("{ 'Content-Type': 'it\\'s\\n\\\\' }");
});

test('empty values and null', () => {
  expect(toLiteral({ list: [], object: {}, nothing: null })).toBe('{ list: [], object: {}, nothing: null }');
});

test('an expression stands as it is, and once when it has the name of its property', () => {
  expect(toLiteral({ cv: new Expression('file'), file: new Expression('file') })).toBe('{ cv: file, file }');
});
