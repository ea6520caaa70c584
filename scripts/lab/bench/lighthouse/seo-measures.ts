import type { Measure, MeasureLabel } from '../measure.ts';
import type { LighthouseResult } from './audit-page.ts';

const HOME_KB = 400;

export const SEO = { group: 'Lighthouse, SEO', unit: 'score', goal: { atLeast: 100 } } as const;

/** Returns the SEO score, whose goal is 100; the detail lists the failed audits. */
export function seoMeasure(subject: string, { categories, audits }: LighthouseResult): Measure {
  const { score = null, auditRefs = [] } = categories.seo ?? {};
  const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  return {
    ...SEO,
    subject,
    value: score === null ? Number.NaN : Math.round(100 * score),
    ...(failed.length > 0 && { detail: failed.join(', ') }),
  };
}

/** Returns the transfer size of a page on a phone in kB; only the home page has a goal. */
export function bytesMeasure(page: string, { audits }: LighthouseResult): Measure {
  return { ...bytesLabel(page), value: (audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1000 };
}

/** Returns the group, subject, unit and goal of the transfer size of a page. */
export function bytesLabel(page: string): MeasureLabel {
  const label: MeasureLabel = { group: 'all bytes of a page', subject: page, unit: 'kB' };
  return page === 'home' ? { ...label, goal: { atMost: HOME_KB } } : label;
}
