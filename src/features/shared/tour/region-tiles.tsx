import type { RegionModel } from '@/domain/tour/regionals';
import { classNames } from '@/lib/class-names';
import { RegionLink } from './region-link';
import styles from './region-tiles.module.css';

type RegionTilesProps = { regions: RegionModel[]; headingLevel?: 2 | 3; className?: string };

/** Regions in rows; wide and narrow tiles take turns. */
export function RegionTiles({ regions, headingLevel, className }: RegionTilesProps) {
  const widths = tileWidths(regions.length);
  return (
    <ul className={classNames(styles.tiles, className)}>
      {regions.map((region, index) => (
        <li key={region.id} className={classNames(styles.tile, widths[index] === 6 && styles.wide)}>
          <RegionLink region={region} isWide={widths[index] === 6} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Columns of twelve for each of `count` tiles: rows of 6-3-3, then 3-3-6, in turn; what is left at the end fills its
 * row with halves, or alone.
 */
export function tileWidths(count: number): (3 | 6)[] {
  const rest = count % 3;
  const inRows = Array.from({ length: count - rest }, (_, index) => {
    const isMirrored = Math.floor(index / 3) % 2 === 1;
    return index % 3 === (isMirrored ? 2 : 0) ? 6 : 3;
  });
  return [...inRows, ...Array<6>(rest).fill(6)];
}
