import { setViewport } from './check-page.ts';
import { journeys } from './keyboard/journeys.ts';
import { KeyboardVisit } from './keyboard/keyboard-visit.ts';
import { expect, goalTags, recordFigure, test } from './test.ts';

for (const { name, width = 1280, run } of journeys) {
  test(`works by keyboard alone: ${name}`, goalTags('A3', 'A8'), async ({ page }) => {
    await setViewport(page, width);
    const visit = new KeyboardVisit(page);
    try {
      await run(visit);
    } finally {
      recordFigure({ goal: 'A3', subject: name, count: visit.stopCount, findings: visit.findings });
    }
    const transcriptFindings: string[] = [];
    try {
      expect(visit.transcript()).toMatchSnapshot(`${name.replaceAll(' ', '-').toLowerCase()}.txt`);
    } catch (error) {
      transcriptFindings.push(`${name}: differs from its transcript: ${(error as Error).message}`);
    }
    recordFigure({ goal: 'A8', subject: name, count: 1, findings: transcriptFindings });
  });
}
