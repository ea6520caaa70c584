import { colors } from '@/ui/theme/tokens';

const { senja, laut, pasir } = colors;

/** A signpost before hills: nothing lies this way. */
export function Signpost({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 180 120" width="180" height="120" className={className} aria-hidden="true" focusable="false">
      <circle cx="132" cy="34" r="26" fill={senja[200]} />
      <path d="M10 115C24 92 38 76 54 76c8 0 16 5 22 10 8-14 17-21 28-21 24 0 48 30 66 50Z" fill={laut[100]} />
      <path d="M0 115h180" stroke={pasir[300]} strokeWidth="2" />
      <path d="M48 31v11M48 60v55" stroke={laut[800]} strokeWidth="4" strokeLinecap="round" />
      <path d="M34 43h44l12 11-12 11H34Z" fill={senja[500]} />
      <path d="M62 71H26L16 80l10 9h36Z" fill={laut[600]} />
    </svg>
  );
}

/** A boat without wind: the way is right, but nothing moves. */
export function BecalmedBoat({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 180 120" width="180" height="120" className={className} aria-hidden="true" focusable="false">
      <path d="M0 100c24-12 48-14 76-4 34 12 66 18 104 4v14H0Z" fill={laut[200]} />
      <path d="M0 115h180" stroke={pasir[300]} strokeWidth="2" />
      <path d="M42 90h96l-14 20H58Z" fill={laut[800]} />
      <path d="M82 32v46H48Z" fill={senja[500]} />
      <path d="M90 14l42 64-42 8Z" fill={pasir[100]} />
      <path d="M88 12v74" stroke={laut[800]} strokeWidth="4" strokeLinecap="round" />
      <g fill="none" stroke={pasir[400]} strokeWidth="3" strokeLinecap="round">
        <path d="M140 22c8-8 16-8 24 0M148 32c3-3 5-3 8 0" />
      </g>
    </svg>
  );
}
