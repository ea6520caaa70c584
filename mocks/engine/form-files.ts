import type { FileRule } from './operation.ts';
import type { Violation } from './validate.ts';

/** Replaces files by the text `file:<type>;<size>`, which is how the validators see them. */
export function replaceFilesWithText(form: Record<string, unknown>): Record<string, unknown> {
  const toText = (value: unknown) => (value instanceof Blob ? `file:${value.type};${value.size}` : value);
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? value.map(toText) : toText(value)]),
  );
}

/** Checks that the schema cannot express: files and texts in each other's place, and the type and size of files. */
export function fileViolations(rules: Record<string, FileRule>, form: Record<string, unknown>): Violation[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return values.flatMap((one) => (rule ? fileFieldViolations(name, rule, one) : textFieldViolations(name, one)));
  });
}

function textFieldViolations(name: string, value: unknown): Violation[] {
  return value instanceof Blob ? [violation(name, 'type', { type: 'string' })] : [];
}

function fileFieldViolations(name: string, rule: FileRule, value: unknown): Violation[] {
  if (!(value instanceof Blob) || value.size === 0) return [violation(name, 'file', {})];
  if (rule.types.length > 0 && !rule.types.includes(value.type.split(';')[0]?.trim() ?? '')) {
    return [violation(name, 'fileType', { allowed: rule.types.map(getTypeLabel).join(', ') })];
  }
  return value.size > rule.maxBytes ? [violation(name, 'fileSize', { limit: rule.maxBytes })] : [];
}

const typeLabels: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

function getTypeLabel(type: string): string {
  return typeLabels[type] ?? type;
}

function violation(name: string, keyword: string, params: Record<string, unknown>): Violation {
  return { path: `/${name}`, keyword, params, message: keyword };
}
