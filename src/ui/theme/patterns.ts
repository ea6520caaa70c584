import { colors } from './tokens.ts';

/**
 * Returns an SVG as a data URI in a double-quoted CSS string. Only characters that would end the string or the URI are
 * escaped.
 */
function dataUri(svg: string): string {
  const escaped = svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E');
  return `url("data:image/svg+xml,${escaped}")`;
}

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

/** Returns the Kawung pattern: four pointed petals around every crossing, drawn as lines only. One tile is 56 px. */
function kawung(stroke: string): string {
  const petals = [
    'M0 0Q23 5 28 28Q5 23 0 0',
    'M28 28Q51 33 56 56Q33 51 28 28',
    'M56 0Q51 23 28 28Q33 5 56 0',
    'M28 28Q23 51 0 56Q5 33 28 28',
  ];
  return dataUri(svg(56, 56, `<path d="${petals.join('')}" fill="none" stroke="${stroke}" stroke-width="1.25"/>`));
}

const diamond = (cx: number, rx: number, ry: number, fill: string) =>
  `<path d="M${cx - rx} 7 ${cx} ${7 - ry} ${cx + rx} 7 ${cx} ${7 + ry}Z" fill="${fill}"/>`;

/** Returns the Tenun pattern: a woven ribbon of alternating orange and blue diamonds. */
function tenun(): string {
  const { senja, laut, pasir } = colors;
  const orange = [diamond(14, 14, 7, senja[500]), diamond(14, 8, 4, laut[900]), diamond(14, 3, 1.5, senja[200])];
  const blue = [diamond(42, 14, 7, laut[600]), diamond(42, 7, 3.5, pasir[100]), diamond(42, 3, 1.5, laut[600])];
  return dataUri(svg(56, 14, `<rect width="56" height="14" fill="${laut[900]}"/>${[...orange, ...blue].join('')}`));
}

/** The textile patterns as CSS images, by the name of their custom property. */
export const patterns = {
  kawung: kawung(colors.laut[200]),
  'kawung-deep': kawung(colors.laut[500]),
  tenun: tenun(),
};
