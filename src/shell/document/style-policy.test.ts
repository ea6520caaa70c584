import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stylePolicy } from './style-policy';
import { hashOf } from './style-sheet-hashes';

test('an empty style element is admitted, an inline style and a style attribute are not', () => {
  const empty = createHash('sha256').update('').digest('base64');
  expect(stylePolicy([])).toBe(`style-src-elem 'self' 'sha256-${empty}'; style-src-attr 'none'`);
});

test('a style sheet of the build is admitted as a style element of exactly its text', () => {
  expect(stylePolicy([hashOf('p{color:red}')])).toBe(
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='; style-src-attr 'none'",
  );
});
