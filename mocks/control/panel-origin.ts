/**
 * The only other origin that may use the controls: that of MOCK_SITE, if MOCK_PANEL=on. Undefined otherwise, and for a
 * URL with the opaque origin `null`, which unrelated pages share.
 */
export function getPanelOrigin({ MOCK_PANEL, MOCK_SITE }: NodeJS.ProcessEnv): string | undefined {
  if (MOCK_PANEL !== 'on' || !MOCK_SITE || !URL.canParse(MOCK_SITE)) return undefined;
  const { protocol, origin } = new URL(MOCK_SITE);
  return /^https?:$/.test(protocol) ? origin : undefined;
}
