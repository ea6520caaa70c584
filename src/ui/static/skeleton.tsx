import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'title' | 'button' | 'picture' | 'block';
  width?: 'full' | 'wide' | 'half' | 'third';
  className?: string;
};

/** A grey shape where a text or a picture will be. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], width !== 'full' && styles[width], className)}
    />
  );
}

/** Holds skeletons back for 200 ms and says once that something loads. */
export function LoadingArea({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" aria-busy="true" className={classNames(styles.late, className)}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
