import { setViewport } from './check-page.ts';
import { journeys } from './keyboard/journeys.ts';
import { KeyboardVisit } from './keyboard/keyboard-visit.ts';
import { expect, expectNone, goalTags, test } from './test.ts';

for (const { name, width = 1280, run } of journeys) {
  test(`works by keyboard alone: ${name}`, goalTags('A3', 'A8'), async ({ page }) => {
    await setViewport(page, width);
    const visit = new KeyboardVisit(page);
    await run(visit);
    expectNone(name, visit.findings);
    expect(visit.transcript()).toMatchSnapshot(`${name.replaceAll(' ', '-').toLowerCase()}.txt`);
  });
}
