/** Shows a range, such as `06 Mar 2027 - 14 Mar 2027`, on one line, so that no line ends with its dash. */
export function NoWrap({ children }: { children: string }) {
  return <span className="nowrap">{children}</span>;
}
