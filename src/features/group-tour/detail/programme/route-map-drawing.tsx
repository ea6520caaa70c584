import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from '@/domain/route-map/map-size';
import type { RouteMap } from '@/domain/route-map/route-map';
import styles from './route-map-drawing.module.css';

/** Draws the map of a route; the list beside it says the same as text. */
export function RouteMapDrawing({ map, lang }: { map: RouteMap; lang: string | undefined }) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} lang={lang} aria-hidden="true">
      <g transform={`scale(${OUTLINE_SCALE})`}>
        <path className={styles.land} d={map.land} />
        <path className={styles.visited} d={map.visited} />
      </g>
      <path className={styles.route} d={map.route} />
      <path className={styles.arrows} d={map.arrows} />
      {map.places.map(({ name, x, y, kind, label }) => (
        <g key={name} data-kind={kind}>
          <circle cx={x} cy={y} r={kind === 'stop' ? 6 : 9} />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
