import { mapTexts } from '../json/map-values.ts';

/** A copy of the value with absolute URLs for paths of this host (media, PDF), also inside HTML. */
export function withAbsoluteUrls<Value>(value: Value, origin: string): Value {
  return mapTexts(value, (text) =>
    /^\/(media|v2)\//.test(text) ? origin + text : text.replaceAll('"/media/', `"${origin}/media/`),
  );
}
