/** Returns one character for each byte, so that the bytes can be searched as text. */
export function asText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** Returns the decompressed content, up to `most` bytes; null when it is damaged or larger. */
export async function inflate(
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
