import { expect, test } from 'vitest';
import { styleRulesOf } from '../../../tests/support/style-rules';

// `--stick` and `--pin` turn fixed and sticky elements off on low screens. The exceptions below may stay: they
// disappear by themselves, were opened by the visitor, or stick sideways.
const EXCEPTIONS = [
  'features/group-tour/detail/components/gallery-dialog.module.css .header',
  'features/shared/tour-lists/compare-table.module.css .table tr > :first-child',
  // Fixed from a height of 480 px on.
  'shell/chat/chat-button.module.css .button',
  'shell/chat/chat-panel.module.css .panel',
  'shell/progress/progress-bar.module.css .bar',
  'shell/toasts/toasts.module.css .host',
  'ui/theme/base.css .skip-link',
];

test('fixed and sticky elements are released on low screens', () => {
  const placed = (position: RegExp) =>
    styleRulesOf('src').filter(({ declarations }) => position.test(declarations.position ?? ''));
  expect(placed(/^(sticky|fixed)$/).map(({ file, selector }) => `${file} ${selector}`)).toEqual(EXCEPTIONS);
  expect(placed(/^var\(--(stick|pin)\)$/).length).toBeGreaterThan(0);
});
