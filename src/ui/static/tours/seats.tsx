import { classNames } from '@/lib/class-names';
import styles from './seats.module.css';

export type SeatKind = 'available' | 'almost' | 'few' | 'full' | 'ask';

export type SeatsProps = { kind: SeatKind; label: string; className?: string };

const filledBars: Record<SeatKind, number> = { available: 3, almost: 2, few: 1, full: 0, ask: 0 };

/** Shows the seats left, always with bars, text and colour together (§6.1). */
export function Seats({ kind, label, className }: SeatsProps) {
  return (
    <span className={classNames(styles.seats, styles[kind], className)}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classNames(styles.bar, bar <= filledBars[kind] && styles.isFilled)} />
        ))}
      </span>
      <span>{label}</span>
    </span>
  );
}
