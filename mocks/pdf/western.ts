const undecomposable: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' };

/** Letters beyond Latin-1 without their accents: better plain than a hole where the face has no glyph. */
export function western(text: string): string {
  return text.replaceAll(/[\u0100-\u024F]/g, (letter) => undecomposable[letter] ?? letter.normalize('NFD').charAt(0));
}
