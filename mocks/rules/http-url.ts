/** True for an http(s) URL whose host name has a dot; a browser could not open others. */
export function isHttpUrl(address: string): boolean {
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(address) && URL.canParse(address);
}
