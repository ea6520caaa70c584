import Router from 'next/router';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { currentRoute } from './current-route';
import { postReport } from './post-report';

/**
 * Reports the view of this page, of each page that is opened from here, and once how fast the loaded page was. The
 * browser has kept the measurements from before this code was loaded.
 */
export function countVisits(): void {
  reportViews();
  reportVitals();
}

function reportViews(): void {
  let shownPath = window.location.pathname;
  sendVisitReport({ kind: 'view', ...currentVisit() });
  Router.events.on('routeChangeComplete', () => {
    // Another filter of a list is the same page.
    if (window.location.pathname === shownPath) return;
    shownPath = window.location.pathname;
    sendVisitReport({ kind: 'view', ...currentVisit() });
  });
}

function reportVitals(): void {
  const loaded = currentVisit();
  const vitals: Vitals = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // The library finishes its values in the capture phase of this event, the last one that a closed page gets for sure.
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', report);
    if (Object.keys(vitals).length > 0) sendVisitReport({ kind: 'vitals', ...loaded, vitals });
  };
  window.addEventListener('visibilitychange', report);
}

/** Milliseconds, except for CLS, which has no unit. */
type Vitals = Partial<Record<'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', number>>;

/** The facts of a visit: the page's route and language, and the width of the screen in two classes. */
type Visit = { route: string; language: string; device: 'small' | 'large' };

/** All that is sent about a visit. No report has anything that links it to another one. */
type VisitReport = Visit & ({ kind: 'view' } | { kind: 'vitals'; vitals: Vitals });

const SMALL = '(max-width: 767px)';

function currentVisit(): Visit {
  const device = window.matchMedia(SMALL).matches ? 'small' : 'large';
  return { route: currentRoute(), language: document.documentElement.lang, device };
}

/** Sends a report to the address of the build, if it has one: the one place through which visits leave the site. */
function sendVisitReport(report: VisitReport): void {
  const address = process.env.NEXT_PUBLIC_VISIT_REPORTS_URL;
  if (address) postReport(address, JSON.stringify(report));
}
