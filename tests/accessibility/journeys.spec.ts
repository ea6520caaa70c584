import { expect, test } from '@playwright/test';
import { noteFigure } from '../../scripts/a11y/figures.ts';
import { journeys } from './keyboard/journeys.ts';
import { Walk } from './keyboard/walk.ts';
import { atWidth } from './look.ts';

for (const { name, width = 1280, go } of journeys) {
  test(`by keyboard alone: ${name}`, async ({ page }) => {
    await atWidth(page, width);
    const walk = new Walk(page);
    const lost = [`${name}: did not come to its end`];
    await go(walk)
      .then(() => lost.pop())
      .finally(() => noteFigure({ goal: 'A3', what: name, count: walk.stops, findings: [...walk.findings, ...lost] }));
    expect.soft([...new Set(walk.findings)]).toEqual([]);
    const changed = [`${name}: is heard otherwise than its transcript says`];
    try {
      expect(walk.transcript()).toMatchSnapshot(`${name.replaceAll(' ', '-').toLowerCase()}.txt`);
      changed.pop();
    } finally {
      noteFigure({ goal: 'A8', what: name, count: 1, findings: changed });
    }
  });
}
