import { expect, test } from 'vitest';
import { isPreview } from './preview';

test('a preview needs the data of the link, and ends', () => {
  const context = { draftMode: true, previewData: { until: 1000 } };
  expect([isPreview(context, 999), isPreview(context, 1000)]).toEqual([true, false]);
  expect(isPreview({ draftMode: true }, 0)).toBe(false);
  expect(isPreview({ draftMode: true, previewData: false }, 0)).toBe(false);
  expect(isPreview({ previewData: { until: 1000 } }, 0)).toBe(false);
});
