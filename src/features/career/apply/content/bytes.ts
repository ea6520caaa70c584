/** The bytes as one character each, so that they can be searched as a text. */
export function asText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** What a compressed piece holds, up to `most` bytes; null where it is broken or holds more. */
export async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
  most: number,
): Promise<string | null> {
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(source) {
      source.enqueue(bytes);
      source.close();
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream(format)).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > most) {
        await reader.cancel();
        return null;
      }
    }
    return text;
  } catch {
    return null;
  }
}
