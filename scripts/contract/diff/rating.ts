import type { RateLimit } from '../../generate/document.ts';

// In the order of a version's parts.
export const impacts = ['major', 'minor', 'patch'] as const;
export type Impact = (typeof impacts)[number];
export type Direction = 'request' | 'answer';

type Side = { pointer?: string; value?: unknown };

/**
 * One change as `redocly diff` reports it; `verdicts` are its reasons, empty where the tool has no rule for the change.
 */
export type RedoclyChange = {
  path: string;
  typeName: string;
  kind: string;
  impact: Impact;
  verdicts: { message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
};

const EXPORTED = /^#\/components\/(schemas|parameters|responses|headers)\/[^/]+$/;
const DEFAULT = /(?<!\/(?:properties|responses))\/default(\/|$)/;
const DOCUMENTATION_KEYS = /^(title|summary|description|examples?|deprecated|default|x-.*)$/;
const IN_REQUEST = /^(Schema|SchemaList|Parameter|RequestBody|SecurityRequirement|SecurityRequirementList)$/;

/**
 * True for a name that only callers of the SDK write: of an operation, a parameter in a path, a header in other letters
 * or an exported type.
 */
export function isNameInSdk({ path, typeName, kind, property, verdicts }: RedoclyChange): boolean {
  if (EXPORTED.test(path)) return property === 'key' || kind === 'removed';
  if (property === 'operationId') return verdicts.length > 0;
  // The tool has a verdict on a name that callers of HTTP write.
  if (verdicts.length > 0) return false;
  return (typeName === 'PathItem' && property === 'key') || (typeName === 'Parameter' && property === 'name');
}

/** Returns the rating of the tool, or our own where the tool is wrong. `directions` says where the part is used. */
export function impactOf(change: RedoclyChange, directions: Direction[]): Impact {
  const { path, typeName, kind, base, revision } = change;
  const property = change.property ?? path.slice(path.lastIndexOf('/') + 1);
  const [isRequest, isAnswer] = [directions.includes('request'), directions.includes('answer')];
  if (isNameInSdk(change) || typeName === 'EncodingMap') return 'major';
  if (typeName === 'Encoding' && (change.property === undefined || property === 'contentType'))
    return ofMediaTypes(change);
  if (property === 'x-max-bytes' || property === 'x-rate-limit') return ofLimit(change);
  // The field is no longer taken in requests, or no longer sent in answers.
  const isTakenAway = (property === 'readOnly' && isRequest) || (property === 'writeOnly' && isAnswer);
  if (isTakenAway && revision?.value === true) return 'major';
  // A request without the field now has another effect than before.
  if (isRequest && DEFAULT.test(`${path}/${property}`) && base?.value !== undefined) return 'major';
  // The tool rates every changed pattern of a request as major.
  const isPattern = typeName === 'Schema' && property === 'pattern' && !isAnswer;
  if (isPattern && isWiderPattern(String(base?.value), String(revision?.value))) return 'minor';
  // A client that relies on the header can no longer do so.
  if (typeName === 'Header' && property === 'required' && base?.value === true && !revision?.value) return 'major';
  const isNew = !isAnswer || base?.value === undefined;
  // It says how large a number may be, for generated code; the service has no larger ids and amounts.
  if (typeName === 'Schema' && property === 'format' && isNew && isIntegerFormat(revision?.value)) return 'patch';
  // redocly gives a verdict on every narrowed request, so a change without one widens it.
  const isWider = isRequest && change.impact === 'patch' && kind !== 'added' && IN_REQUEST.test(typeName);
  return isWider && !DOCUMENTATION_KEYS.test(property) ? 'minor' : change.impact;
}

const isIntegerFormat = (value: unknown) => value === 'int32' || value === 'int64';

/** Documenting a limit that was already enforced changes nothing for callers. */
function ofLimit({ impact, base, revision }: RedoclyChange): Impact {
  const [before, after] = [base?.value, revision?.value];
  if (before === undefined) return impact;
  const isStricter = Array.isArray(before) ? isStricterRate(before, after) : Number(after) < Number(before);
  return isStricter ? 'major' : 'minor';
}

function isStricterRate(before: RateLimit[], after: unknown): boolean {
  // Each limit has to accept what some earlier limit has let through.
  const accepts = (now: RateLimit, old: RateLimit) =>
    now.by === old.by &&
    (now.counts === old.counts || now.counts === 'failed') &&
    (now.except === old.except || now.except === 'known-address') &&
    now.limit >= old.limit * Math.ceil(now.windowSeconds / old.windowSeconds);
  const limits: RateLimit[] = Array.isArray(after) ? after : [];
  return limits.some((now) => !before.some((old) => accepts(now, old)));
}

function ofMediaTypes({ impact, base, revision }: RedoclyChange): Impact {
  const before = mediaTypes(base?.value);
  const after = mediaTypes(revision?.value);
  // A form field without media types is not a file field.
  if (before.length === 0 || before.some((type) => !after.includes(type))) return 'major';
  return after.length > before.length ? 'minor' : impact;
}

function mediaTypes(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').map((type) => type.trim().toLowerCase()) : [];
}

const CLASS = String.raw`\[(?:\\.|[^\]\\])+\]`;
const ONE_OR_TWO_CLASSES = new RegExp(`^\\^(?:${CLASS})?${CLASS}\\*\\$$`);
const CODE_POINTS = 0x110000;

/**
 * Returns true when a pattern of one or two character classes, such as `^[a-z][a-z ]*$`, accepts every text that another
 * one of this form accepts. Returns false for all other patterns.
 */
export function isWiderPattern(before: string, after: string): boolean {
  if (!ONE_OR_TWO_CLASSES.test(before) || !ONE_OR_TWO_CLASSES.test(after)) return false;
  const [old, wide] = [new RegExp(before, 'u'), new RegExp(after, 'u')];
  const isKept = (text: string) => !old.test(text) || wide.test(text);
  const characters = Array.from({ length: CODE_POINTS }, (_, code) => String.fromCodePoint(code));
  // Such a pattern knows two places: the first character, and every later one.
  const first = characters.find((character) => old.test(character));
  if (first === undefined) return isKept('');
  return isKept('') && characters.every(isKept) && characters.every((character) => isKept(first + character));
}
