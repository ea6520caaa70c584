import { MAP_WIDTH, OUTLINE_SCALE } from '../../src/domain/route-map/map-size.ts';
import { drawRouteMap, type RouteMap } from '../../src/domain/route-map/route-map.ts';
import type { PdfContent, PdfStop } from './pdf-content.ts';
import { colors, ensureSpace, type PdfWriter, page, type Style, writeHeading, writeText } from './pdf-writer.ts';

const MAP = { width: 300, height: 200 } as const;
const ROW = { gap: 20, height: 27 } as const;
const name: Style = { weight: 'semibold', size: 9.5, color: colors.heading, lineGap: 0 };
const fact: Style = { weight: 'regular', size: 8.5, color: colors.muted, lineGap: 0 };
const mapColors = { sea: '#dceaf4', land: '#f5ecdf', visited: '#fffdfa', border: '#ad9a84', place: '#184b71' } as const;

/** Height in points of the heading, the map and the list beside it; 0 without stops. */
export function measureRoute({ stops }: PdfContent): number {
  return stops.length === 0 ? 0 : 42 + Math.max(MAP.height, stops.length * ROW.height) + 24;
}

/** Prints the map of the route with the list of its places on the right; the list alone if no coordinates are known. */
export function renderRoute(writer: PdfWriter, content: PdfContent): void {
  const height = measureRoute(content);
  if (height === 0) return;
  ensureSpace(writer, height);
  writeHeading(writer, content.labels.route, 0);
  const top = writer.y;
  const map = drawRouteMap(content.stops.flatMap(({ place }) => place ?? []));
  if (map && !writer.isDraft) renderMap(writer, map);
  const x = page.left + (map ? MAP.width + ROW.gap : 0);
  for (const [index, stop] of content.stops.entries()) renderStop(writer, stop, x, top + index * ROW.height);
  writer.y = top + height - 42;
}

function renderStop(writer: PdfWriter, stop: PdfStop, x: number, y: number): void {
  const { doc, isDraft } = writer;
  if (!isDraft)
    doc
      .circle(x + 4, y + 6, 3)
      .lineWidth(1.5)
      .strokeColor(mapColors.place)
      .stroke();
  const column = { x: x + 16, width: page.right - x - 16 };
  writeText(writer, stop.name, name, { ...column, y });
  writeText(writer, stop.fact, fact, { ...column, y: y + 12 });
}

function renderMap({ doc, y }: PdfWriter, map: RouteMap): void {
  doc.save();
  doc.translate(page.left, y).roundedRect(0, 0, MAP.width, MAP.height, 8).clip();
  doc.rect(0, 0, MAP.width, MAP.height).fill(mapColors.sea);
  doc.scale(MAP.width / MAP_WIDTH);
  doc.save().scale(OUTLINE_SCALE).lineWidth(0.75);
  if (map.land) doc.path(map.land).fillAndStroke(mapColors.land, mapColors.border);
  if (map.visited) doc.path(map.visited).fillAndStroke(mapColors.visited, mapColors.border);
  doc.restore();
  doc.lineWidth(4.5).lineCap('round');
  if (map.route) doc.path(map.route).dash(1, { space: 10 }).stroke(colors.orange).undash();
  if (map.arrows) doc.path(map.arrows).stroke(colors.orange);
  for (const place of map.places) {
    const isStart = place.kind === 'start';
    doc.circle(place.x, place.y, place.kind === 'stop' ? 6 : 9);
    doc.lineWidth(4).fillAndStroke(isStart ? colors.orange : '#ffffff', isStart ? '#ffffff' : mapColors.place);
  }
  doc.font('semibold').fontSize(19).fillColor(colors.heading);
  for (const place of map.places) if (place.label) renderLabel(doc, place.name, place.label);
  doc.restore();
}

type Label = NonNullable<RouteMap['places'][number]['label']>;

function renderLabel(doc: PDFKit.PDFDocument, text: string, { x, y, anchor }: Label): void {
  const width = doc.widthOfString(text);
  const left = anchor === 'start' ? x : x - (anchor === 'end' ? width : width / 2);
  doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
}
