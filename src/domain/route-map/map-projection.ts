/** A point of the map in its own units, from the top left. */
export type Point = { x: number; y: number };
export type Coordinates = { latitude: number; longitude: number };
export type Project = (place: Coordinates) => Point;

// Space between the outermost places and the edges, for their labels.
const SIDE_MARGIN = 120;
const TOP_MARGIN = 84;

/** Returns the Mercator projection that shows all places and at least `minDegrees` from west to east. */
export function fitProjection(places: readonly Coordinates[], minDegrees: number): Project {
  const points = places.map(mercator);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min(
    (MAP_WIDTH - 2 * SIDE_MARGIN) / width,
    (MAP_HEIGHT - 2 * TOP_MARGIN) / height,
    MAP_WIDTH / minDegrees,
  );
  const centre = { x: Math.min(...xs) + width / 2, y: Math.min(...ys) + height / 2 };
  return (place) => {
    const { x, y } = mercator(place);
    return { x: MAP_WIDTH / 2 + (x - centre.x) * scale, y: MAP_HEIGHT / 2 - (y - centre.y) * scale };
  };
}

// In degrees, so that the scales of both axes are equal.
function mercator({ latitude, longitude }: Coordinates): Point {
  const radians = (latitude * Math.PI) / 180;
  return { x: longitude, y: (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI };
}

/** The size of a map in its own units. */
export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 480;

/** Paths of outlines are written in whole multiples of this many units, which makes them shorter. */
export const OUTLINE_SCALE = 2;
