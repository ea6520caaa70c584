/** Whether a browser can open the address: other schemes and names without a dot lead nowhere. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(address) && URL.canParse(address);
}
