import { journeys } from './keyboard/journeys.ts';
import { Walk } from './keyboard/walk.ts';
import { atWidth } from './look.ts';
import { about, expect, noteFigure, test } from './test.ts';

for (const { name, width = 1280, go } of journeys) {
  test(`by keyboard alone: ${name}`, about('A3', 'A8'), async ({ page }) => {
    await atWidth(page, width);
    const walk = new Walk(page);
    try {
      await go(walk);
    } finally {
      noteFigure({ goal: 'A3', what: name, count: walk.stops, findings: walk.findings });
    }
    const changed: string[] = [];
    try {
      expect(walk.transcript()).toMatchSnapshot(`${name.replaceAll(' ', '-').toLowerCase()}.txt`);
    } catch (error) {
      changed.push(`${name}: is heard otherwise than its transcript says: ${(error as Error).message}`);
    }
    noteFigure({ goal: 'A8', what: name, count: 1, findings: changed });
  });
}
