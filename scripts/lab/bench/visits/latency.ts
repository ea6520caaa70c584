import type { Page } from '@playwright/test';
import { type InteractionRecord, type Latency, latencyOfRecord } from './interaction-record.ts';
import type { Interaction } from './interactions.ts';
import { waitUntilIdle } from './throttled-visit.ts';

declare global {
  interface Performance {
    /** The number of clicks and key presses in this document. */
    readonly interactionCount: number;
  }
  interface Window {
    benchInteractions?: () => InteractionRecord;
  }
}

/**
 * Measures the first interaction with an element of an idle page, as "interaction to next paint". Throws when the
 * interaction loads another document.
 */
export async function measureLatency(page: Page, url: string, { prepare, target, key }: Interaction): Promise<Latency> {
  await page.goto(url);
  await waitUntilIdle(page);
  await prepare?.(page);
  const element = target(page);
  await element.waitFor();
  await element.scrollIntoViewIfNeeded();
  if (key) await element.focus();
  await waitUntilIdle(page);
  await page.evaluate(recordInteractions);
  await (key ? page.keyboard.press(key) : element.click());
  // The browser reports an interaction after the paint, when it is idle.
  await waitUntilIdle(page);
  const record = await page.evaluate(() => window.benchInteractions?.());
  if (!record) throw new Error('The interaction loaded another document.');
  return latencyOfRecord(record);
}

// Runs in the page. The observers are not buffered, so that interactions before the measured one do not count.
function recordInteractions(): void {
  const events: InteractionRecord['events'] = [];
  const scripts: InteractionRecord['scripts'] = [];
  const countBefore = performance.interactionCount;
  const readEvents = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      const { interactionId, startTime, processingStart, processingEnd, duration } = entry;
      if (interactionId) events.push({ interactionId, startTime, processingStart, processingEnd, duration });
    }
  };
  const readFrames = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceLongAnimationFrameTiming[]) {
      for (const { sourceURL, startTime, duration } of entry.scripts) scripts.push({ sourceURL, startTime, duration });
    }
  };
  const eventObserver = new PerformanceObserver((list) => readEvents(list.getEntries()));
  const frameObserver = new PerformanceObserver((list) => readFrames(list.getEntries()));
  eventObserver.observe({ type: 'event', durationThreshold: 16 });
  frameObserver.observe({ type: 'long-animation-frame' });
  window.benchInteractions = () => {
    readEvents(eventObserver.takeRecords());
    readFrames(frameObserver.takeRecords());
    return { count: performance.interactionCount - countBefore, events, scripts };
  };
}
