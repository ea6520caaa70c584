import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/programs.ts';
import { figureText, goalText, type Measure, verdictOf } from '../bench/measure.ts';
import { medianRange } from '../bench/statistics.ts';
import type { Section } from './sections.ts';
import { type MeasuredResult, readResults } from './stored-results.ts';

/** The figures of one measure over several results, the oldest first. */
type Point = { date: string; commit: string; measure: Measure };

const FOLDER = '.bench';
const COLUMNS = 4;
const PANEL = { width: 300, height: 170 };
// The area of the axes within a panel.
const AREA = { left: 58, right: 290, top: 34, bottom: 140 };
const COLOURS = { met: '#1a7f37', missed: '#cf222e', 'not decided': '#9a6700', '–': '#57606a' };

/** Draws the stored results of a section into an SVG file; returns its path, none for a section without measures. */
export function writePlots(section: Section): string[] {
  const results = readResults().filter(
    (result): result is MeasuredResult => result.section === section && 'measures' in result,
  );
  if (results.length === 0) return [];
  const file = `${FOLDER}/${section.replaceAll(' ', '-')}.svg`;
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, file), plotSvg(section, results));
  return [file];
}

/** Returns one small plot for each measure of the last result: its medians and spreads over all results, and its goal. */
export function plotSvg(title: string, results: readonly MeasuredResult[]): string {
  const measures = results.at(-1)?.measures ?? [];
  const rows = Math.ceil(measures.length / COLUMNS);
  const [width, height] = [COLUMNS * PANEL.width, 40 + rows * PANEL.height];
  const panels = measures.map((measure, index) => {
    const x = (index % COLUMNS) * PANEL.width;
    const y = 40 + Math.floor(index / COLUMNS) * PANEL.height;
    return `<g transform="translate(${x} ${y})">${panel(pointsOf(measure, results))}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ' font-family="sans-serif" font-size="11" fill="#24292f">',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="24" font-size="16" font-weight="bold">${escaped(title)}: medians and spreads of the last runs</text>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function pointsOf({ group, subject, unit }: Measure, results: readonly MeasuredResult[]): Point[] {
  return results.flatMap(({ date, commit, measures }) => {
    const measure = measures.find((one) => one.group === group && one.subject === subject && one.unit === unit);
    return measure && !Number.isNaN(measure.value) ? [{ date, commit, measure }] : [];
  });
}

function panel(points: Point[]): string {
  const last = points.at(-1);
  if (!last) return '';
  const { goal, group, subject, unit } = last.measure;
  const limit = goal && ('atMost' in goal ? goal.atMost : goal.atLeast);
  const ranges = points.map(({ measure: { value, runs = [value] } }) => medianRange(runs));
  const y = scale([...ranges.flatMap(({ low, high }) => [low, high]), ...(limit === undefined ? [] : [limit])]);
  const x = (index: number) => AREA.left + ((index + 0.5) * (AREA.right - AREA.left)) / points.length;
  const path = points.map(({ measure }, index) => `${round(x(index))},${round(y.at(measure.value))}`).join(' ');
  return [
    `<text x="8" y="14" font-weight="bold">${escaped(shorten(group))}</text>`,
    `<text x="8" y="28">${escaped(shorten(subject))}</text>`,
    ...y.ticks.map((value) => tick(y.at(value), figureText({ value, unit }))),
    `<path d="M${AREA.left} ${AREA.top}V${AREA.bottom}H${AREA.right}" fill="none" stroke="#8c959f"/>`,
    ...(goal && limit !== undefined ? [goalLine(y.at(limit), goalText({ goal, unit }))] : []),
    `<polyline points="${path}" fill="none" stroke="#8c959f"/>`,
    ...points.map((point, index) => pointMark(point, x(index), y.at)),
    `<text x="${AREA.left}" y="156">${dayOf(points[0] ?? last)}</text>`,
    `<text x="${AREA.right}" y="156" text-anchor="end">${dayOf(last)}: ${escaped(figureText(last.measure))}</text>`,
  ].join('');
}

/** Returns the height of a value in the panel, and the values at the lower and the upper end of the axis. */
function scale(values: number[]): { at: (value: number) => number; ticks: number[] } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low) * 0.1 || Math.abs(high) * 0.1 || 1;
  const [bottom, top] = [low >= 0 ? Math.max(0, low - margin) : low - margin, high + margin];
  const at = (value: number) => AREA.bottom - ((value - bottom) / (top - bottom)) * (AREA.bottom - AREA.top);
  return { at, ticks: [bottom, (bottom + top) / 2, top] };
}

function tick(y: number, text: string): string {
  const line = `<path d="M${AREA.left} ${round(y)}H${AREA.right}" stroke="#eaeef2"/>`;
  return `${line}<text x="${AREA.left - 4}" y="${round(y + 4)}" text-anchor="end" font-size="9">${escaped(text)}</text>`;
}

function goalLine(y: number, text: string): string {
  const line = `<path d="M${AREA.left} ${round(y)}H${AREA.right}" stroke="#0969da" stroke-dasharray="4 3"/>`;
  const label = `<text x="${AREA.right}" y="${round(y - 3)}" text-anchor="end" font-size="9" fill="#0969da">`;
  return `${line}${label}${escaped(text)}</text>`;
}

function pointMark({ date, commit, measure }: Point, x: number, at: (value: number) => number): string {
  const colour = COLOURS[verdictOf(measure)];
  const { low, high } = medianRange(measure.runs ?? [measure.value]);
  const spread = `<path d="M${round(x)} ${round(at(low))}V${round(at(high))}" stroke="${colour}" stroke-width="2"/>`;
  const title = `${date.slice(0, 16)} ${commit}: ${figureText(measure)}, ${verdictOf(measure)}`;
  const dot = `<circle cx="${round(x)}" cy="${round(at(measure.value))}" r="3.5" fill="${colour}">`;
  return `${spread}${dot}<title>${escaped(title)}</title></circle>`;
}

const round = (value: number) => Number(value.toFixed(1));
const dayOf = ({ date }: Point) => date.slice(0, 10);
const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 47)}…` : text);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
