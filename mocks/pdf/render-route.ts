import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from '../../src/domain/route-map/map-projection.ts';
import { drawRouteMap, type MapPlace, type RouteMap } from '../../src/domain/route-map/route-map.ts';
import type { PdfContent, PdfStop } from './pdf-content.ts';
import { colors, type PdfWriter, page, type Style, writeHeading, writeText } from './pdf-writer.ts';

const WIDTH = 300;
const HEIGHT = (WIDTH * MAP_HEIGHT) / MAP_WIDTH;
const GAP = 20;
const ROW_HEIGHT = 27;
const SPACE_BELOW = 24;
const nameStyle: Style = { weight: 'semibold', size: 9.5, color: colors.heading, lineGap: 0 };
const factStyle: Style = { weight: 'regular', size: 8.5, color: colors.muted, lineGap: 0 };
const mapColors = { sea: '#dceaf4', land: '#f5ecdf', visited: '#fffdfa', border: '#ad9a84', place: '#184b71' } as const;

/** Prints the map of the route with the list of its places on the right; the list alone if no coordinates are known. */
export function renderRoute(writer: PdfWriter, { stops, labels }: PdfContent): void {
  if (stops.length === 0) return;
  const map = drawRouteMap(stops.flatMap(({ place }) => place ?? []));
  const height = Math.max(map ? HEIGHT : 0, stops.length * ROW_HEIGHT);
  writeHeading(writer, labels.route, height);
  const top = writer.y;
  if (map) renderMap(writer, map, top);
  const left = page.left + (map ? WIDTH + GAP : 0);
  for (const [index, stop] of stops.entries()) renderStop(writer, stop, left, top + index * ROW_HEIGHT);
  writer.y = top + height + SPACE_BELOW;
}

function renderStop(writer: PdfWriter, stop: PdfStop, x: number, y: number): void {
  writer.doc.circle(x + 4, y + 6, stop.kind === 'stop' ? 2 : 3).lineWidth(1.5);
  if (stop.kind === 'start') writer.doc.fillAndStroke(colors.orange, colors.orange);
  else writer.doc.strokeColor(mapColors.place).stroke();
  const column = { x: x + 16, width: page.right - x - 16 };
  writeText(writer, stop.name, nameStyle, { ...column, y });
  writeText(writer, stop.fact, factStyle, { ...column, y: y + 12 });
}

function renderMap({ doc }: PdfWriter, map: RouteMap, top: number): void {
  doc.save();
  doc.translate(page.left, top).roundedRect(0, 0, WIDTH, HEIGHT, 8).clip();
  doc.rect(0, 0, WIDTH, HEIGHT).fill(mapColors.sea);
  doc.scale(WIDTH / MAP_WIDTH);
  doc.save().scale(OUTLINE_SCALE).lineWidth(0.75);
  if (map.land) doc.path(map.land).fillAndStroke(mapColors.land, mapColors.border);
  if (map.visited) doc.path(map.visited).fillAndStroke(mapColors.visited, mapColors.border);
  doc.restore();
  doc.lineWidth(4.5).lineCap('round');
  if (map.route) doc.path(map.route).dash(1, { space: 10 }).stroke(colors.orange).undash();
  if (map.arrows) doc.path(map.arrows).stroke(colors.orange);
  for (const { x, y, kind } of map.places) {
    doc.circle(x, y, kind === 'stop' ? 6 : 9).lineWidth(4);
    if (kind === 'start') doc.fillAndStroke(colors.orange, '#ffffff');
    else doc.fillAndStroke('#ffffff', mapColors.place);
  }
  doc.font('semibold').fontSize(19).fillColor(colors.heading);
  for (const place of map.places) renderLabel(doc, place);
  doc.restore();
}

function renderLabel(doc: PDFKit.PDFDocument, { name, label }: MapPlace): void {
  if (!label) return;
  const width = doc.widthOfString(name);
  const left = label.anchor === 'start' ? label.x : label.x - (label.anchor === 'end' ? width : width / 2);
  doc.text(name, left, label.y, { lineBreak: false, baseline: 'alphabetic' });
}
