import { describe, expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';

describe('tokens.css', () => {
  it('points every role at a custom property that exists', () => {
    const css = themeCss();
    const used = [...css.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1]);
    const defined = new Set([...css.matchAll(/--([\w-]+):/g)].map((match) => match[1]));
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('shortens animations for visitors who prefer reduced motion', () => {
    expect(themeCss()).toContain('@media (prefers-reduced-motion: reduce) {\n  :root {\n    --d-fast: 1ms;');
  });

  it('has the sizes and times of the specification', () => {
    const lines = ['avatar: 50px', 'dialog-width: 400px', 'alert-width: 400px', 'toast-time: 3000ms'];
    for (const line of [...lines, 'progress-time: 5000ms', 'loading-delay: 200ms']) {
      expect(themeCss()).toContain(`\n  --${line};\n`);
    }
  });

  it('changes the display type at 768 and 1280 px', () => {
    const sizes = [...themeCss().matchAll(/--t-display: ([^;]+);/g)].map((match) => match[1]);
    expect(sizes).toEqual(['2.5rem/1.075', '3.25rem/1.0577', '4rem/1.0469']);
  });
});
