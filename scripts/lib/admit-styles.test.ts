import { expect, test } from 'vitest';
import { styleSource } from './admit-styles.ts';

test('an empty style element is admitted, and one of exactly the text of a style sheet', () => {
  expect(styleSource([])).toBe("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(styleSource(['p{color:red}'])).toBe(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  );
});
