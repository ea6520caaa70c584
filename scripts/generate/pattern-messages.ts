import type { Json, OpenApiDocument } from './document.ts';

type Message = { id: string; en: string };

/**
 * Returns the module with the message (`x-message`) of each `pattern` that a request can fail. Throws when a pattern has
 * two different messages, because the host knows only the pattern that failed.
 */
export function patternMessages(document: OpenApiDocument): string {
  const messages = new Map<string, Message>();
  for (const { pattern, message } of patternsIn(document)) {
    const known = messages.get(pattern) ?? message;
    if (known.id !== message.id || known.en !== message.en) {
      throw new Error(`The pattern ${pattern} has two messages: ${known.en} ${message.en}`);
    }
    messages.set(pattern, message);
  }
  return `import type { Locale } from '../messages/messages.ts';

/** The message for a value that does not match a pattern, by the pattern. */
export const patternMessages: Partial<Record<string, Record<Locale, string>>> = ${JSON.stringify(Object.fromEntries(messages), null, 2)};
`;
}

function patternsIn(part: unknown): { pattern: string; message: Message }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { pattern, 'x-message': message } = part as Record<string, Json>;
  const own = typeof pattern === 'string' && message ? [{ pattern, message: message as Message }] : [];
  return [...own, ...Object.values(part).flatMap(patternsIn)];
}
