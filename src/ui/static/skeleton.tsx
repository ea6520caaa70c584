import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'title' | 'button' | 'picture' | 'block';
  width?: 'full' | 'wide' | 'half' | 'third';
  className?: string;
};

/** Shows a grey shape in place of a text or picture that is loading. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], width !== 'full' && styles[width], className)}
    />
  );
}

/** Shows its skeletons after `limits.minFetchDisplayMs`, to avoid a flash, and announces once that something loads. */
export function LoadingArea({ label, children, className }: { label: string; children: Elements; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={classNames(styles.delayed, className)}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
