import { expect, test } from 'vitest';
import { places } from '../../../mocks/seed/routes/places.ts';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from './map-projection.ts';
import { drawRouteMap, type RouteMap } from './route-map.ts';

const nuku = { name: 'Nukuʻalofa', nights: 1, latitude: -21.14, longitude: -175.2 };

/** The stops by name, with their nights where the group stays. */
const stops = (...route: (keyof typeof places | [keyof typeof places, number])[]) =>
  route.map((stop) => {
    const [name, nights] = typeof stop === 'string' ? ([stop, 0] as const) : stop;
    const [latitude, longitude] = places[name];
    return { name, nights, latitude, longitude };
  });

/** Returns the map as an SVG file, with a line for each leg, arrow and ring of the land. */
function svgOf({ land, visited, route, arrows, places: marks }: RouteMap): string {
  const path = (d: string, look: string) => `<path ${look} d="${d.replaceAll('M', '\nM')}"/>`;
  const dots = marks.map(
    ({ x, y, kind }) => `<circle cx="${x}" cy="${y}" r="${kind === 'stop' ? 8 : 11}"/><!-- ${kind} -->`,
  );
  const names = marks.map(({ name, label }) =>
    label ? `<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">${name}</text>` : `<!-- ${name} -->`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" font-size="26">`,
    `<title>${marks.map(({ name }) => name).join(' – ')}</title>`,
    `<g transform="scale(${OUTLINE_SCALE})">`,
    path(land, 'fill="silver"'),
    path(visited, 'fill="tan"'),
    '</g>',
    path(route, 'fill="none" stroke="teal"'),
    path(arrows, 'fill="none" stroke="teal"'),
    ...dots,
    ...names,
    '</svg>\n',
  ].join('\n');
}

test.each([
  ['turkey', stops('Istanbul', ['Cappadocia', 2], ['Konya', 1], ['Pamukkale', 1], ['Bursa', 1], ['Istanbul', 1])],
  ['britain', stops(['London', 2], 'Stonehenge', 'Bath', ['Bristol', 1], 'Cotswolds', ['Windermere', 1], 'Loch Ness')],
  ['north', stops(['Oslo', 2], ['Tromsø', 2], ['Rovaniemi', 2], 'Helsinki', ['Kapal Baltik', 1], 'Kopenhagen')],
  ['manchuria', stops(['Harbin', 1], ['Yabuli', 1], ['Xuexiang', 1], ['Harbin', 3])],
  // A straight coast says little, so the map is drawn from farther away.
  ['perth', stops(['Perth', 2], 'Pinnacles', 'Rottnest', ['Perth', 1])],
  ['pacific', [...stops(['Queenstown', 1], ['Christchurch', 2]), nuku]],
])('the map of the route in %s looks as in its file', async (name, route) => {
  await expect(svgOf(drawRouteMap(route) as RouteMap)).toMatchFileSnapshot(`drawn-maps/${name}.svg`);
});
