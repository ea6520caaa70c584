type PathPattern = {
  /** Number of fixed segments; of two matching patterns the one with more of them wins. */
  fixedCount: number;
  match(pathname: string): Record<string, string> | null;
};

/** Matches a whole pathname against a path template of the document, `/v1/modules/tour/{id}/detail`. */
export function pathPattern(template: string): PathPattern {
  const segments = template.split('/');
  return {
    fixedCount: segments.filter((segment) => !segment.startsWith('{')).length,
    match(pathname) {
      const parts = pathname.split('/');
      if (parts.length !== segments.length) return null;
      const params: Record<string, string> = {};
      for (const [index, segment] of segments.entries()) {
        const part = parts[index] ?? '';
        if (!segment.startsWith('{')) {
          if (segment !== part) return null;
          continue;
        }
        if (part === '') return null;
        params[segment.slice(1, -1)] = decode(part);
      }
      return params;
    },
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
