import type { RegionModel } from '@/domain/tour/regionals';
import { classNames } from '@/lib/class-names';
import { RegionLink } from './region-link';
import styles from './region-tiles.module.css';

type RegionTilesProps = { regions: RegionModel[]; headingLevel?: 2; isQuiet?: boolean };

/** Shows regions in rows with alternating wide and narrow tiles, or quietly as columns of text alone. */
export function RegionTiles({ regions, headingLevel, isQuiet }: RegionTilesProps) {
  return (
    <ul className={isQuiet ? styles.quiet : styles.tiles}>
      {regions.map((region, index) => {
        const isWide = !isQuiet && isWideTile(index, regions.length);
        return (
          <li key={region.id} className={classNames(styles.tile, isWide && styles.wide)}>
            <RegionLink region={region} isWide={isWide} headingLevel={headingLevel} />
          </li>
        );
      })}
    </ul>
  );
}

/** Rows of one wide and two narrow tiles alternate with their mirror image; one or two remaining tiles are wide. */
const isWideTile = (index: number, count: number) => index >= count - (count % 3) || [0, 5].includes(index % 6);
