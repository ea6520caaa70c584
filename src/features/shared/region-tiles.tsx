import type { RegionModel } from '@/domain/regionals';
import { classNames } from '@/lib/class-names';
import { RegionLink } from './region-link';
import styles from './region-tiles.module.css';
import { tileWidths } from './tile-widths';

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
