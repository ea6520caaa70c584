/** Characters of a value on one line; a sample is shown in a column of about 55. */
const WIDTH = 44;

/** An expression of the code itself, such as the name of a variable, among the values of a literal. */
export class Expression {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

/** Writes a value as a literal of JavaScript, on one line where that is short enough. */
export function toLiteral(value: unknown, indent = ''): string {
  if (value instanceof Expression) return value.code;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => toLiteral(part, inner))
    : Object.entries(value).map(([key, part]) => toProperty(key, part, inner));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (parts.length === 0) return `${open}${close}`.replaceAll(' ', '');
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`;
}

function toProperty(key: string, value: unknown, indent: string): string {
  if (value instanceof Expression && value.code === key) return key;
  return `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${toLiteral(value, indent)}`;
}

function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped}'`;
}
