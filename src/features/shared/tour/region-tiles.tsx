import type { RegionModel } from '@/domain/tour/regionals';
import { classNames } from '@/lib/class-names';
import { RegionLink } from './region-link';
import styles from './region-tiles.module.css';

/** Shows regions in rows with alternating wide and narrow tiles. */
export function RegionTiles({ regions, headingLevel }: { regions: RegionModel[]; headingLevel?: 2 }) {
  const widths = tileWidths(regions.length);
  return (
    <ul className={styles.tiles}>
      {regions.map((region, index) => (
        <li key={region.id} className={classNames(styles.tile, widths[index] === 6 && styles.wide)}>
          <RegionLink region={region} isWide={widths[index] === 6} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the width of each of `count` tiles in twelfths of a row: rows of 6-3-3 and 3-3-6 alternate, and one or two
 * remaining tiles have the width 6.
 */
function tileWidths(count: number): (3 | 6)[] {
  const rest = count % 3;
  const inRows = Array.from({ length: count - rest }, (_, index) => {
    const isMirrored = Math.floor(index / 3) % 2 === 1;
    return index % 3 === (isMirrored ? 2 : 0) ? 6 : 3;
  });
  return [...inRows, ...Array<6>(rest).fill(6)];
}
