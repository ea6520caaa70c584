import { readFileSync } from 'node:fs';

// Linux counts the time of a process in hundredths of a second.
const MS_PER_TICK = 10;
const NAME_END = ') ';

/** The processor time of a process in milliseconds, NaN where the system does not tell it. */
export function cpuMsOf(pid: number | undefined): number {
  try {
    return parseCpuMs(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

/** Reads the times of the program and of the system for it, the 14th and 15th value, from the text of `stat`. */
export function parseCpuMs(stat: string): number {
  const afterName = stat.slice(stat.lastIndexOf(NAME_END) + NAME_END.length).split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * MS_PER_TICK;
}
