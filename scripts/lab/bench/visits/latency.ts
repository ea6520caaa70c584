import type { Page } from '@playwright/test';
import type { Move } from './moves.ts';
import { type Latency, latencyOfRecord, type PressRecord } from './press-record.ts';
import { atRest } from './throttled-visit.ts';

declare global {
  interface Performance {
    /** The number of presses and keys in this document. */
    readonly interactionCount: number;
  }
  interface Window {
    benchPress?: () => PressRecord;
  }
}

/** Measures the first use of an element on an idle page, as "interaction to next paint". */
export async function latencyOf(page: Page, url: string, { prepare, target, key }: Move): Promise<Latency> {
  await page.goto(url);
  await atRest(page);
  await prepare?.(page);
  const place = target(page);
  await place.waitFor();
  await place.scrollIntoViewIfNeeded();
  if (key) await place.focus();
  await atRest(page);
  await page.evaluate(recordPresses);
  await (key ? page.keyboard.press(key) : place.click());
  // The browser reports a press after the paint, when it is idle.
  await atRest(page);
  const record = await page.evaluate(() => window.benchPress?.());
  if (!record) throw new Error('The press loaded another document.');
  return latencyOfRecord(record);
}

// Runs in the page. Not buffered, so that presses before the measured one do not count.
function recordPresses(): void {
  const events: PressRecord['events'] = [];
  const scripts: PressRecord['scripts'] = [];
  const before = performance.interactionCount;
  const readEvents = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      const { interactionId: press, startTime, processingStart, processingEnd, duration } = entry;
      if (press) events.push({ press, startTime, processingStart, processingEnd, duration });
    }
  };
  const readFrames = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceLongAnimationFrameTiming[]) {
      for (const { sourceURL, startTime, duration } of entry.scripts) scripts.push({ sourceURL, startTime, duration });
    }
  };
  const ofEvents = new PerformanceObserver((list) => readEvents(list.getEntries()));
  const ofFrames = new PerformanceObserver((list) => readFrames(list.getEntries()));
  ofEvents.observe({ type: 'event', durationThreshold: 16 });
  ofFrames.observe({ type: 'long-animation-frame' });
  window.benchPress = () => {
    readEvents(ofEvents.takeRecords());
    readFrames(ofFrames.takeRecords());
    return { presses: performance.interactionCount - before, events, scripts };
  };
}
