import { currentRoute } from './current-route';
import { postReport } from './post-report';

/** Milliseconds, except for CLS, which has no unit. */
export type Vitals = Partial<Record<'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', number>>;

/** The facts of a visit: the page's route and language, and the width of the screen in two classes. */
export type Visit = { route: string; language: string; device: 'small' | 'large' };

/** All that is sent about a visit. No report has anything that links it to another one. */
export type VisitReport = Visit & ({ kind: 'view' } | { kind: 'vitals'; vitals: Vitals });

const SMALL = '(max-width: 767px)';

export function currentVisit(): Visit {
  const device = window.matchMedia(SMALL).matches ? 'small' : 'large';
  return { route: currentRoute(), language: document.documentElement.lang, device };
}

/** Sends a report to the address of the build, if it has one: the one place through which visits leave the site. */
export function sendVisitReport(report: VisitReport): void {
  const address = process.env.NEXT_PUBLIC_VISIT_REPORTS_URL;
  if (address) postReport(address, report);
}
