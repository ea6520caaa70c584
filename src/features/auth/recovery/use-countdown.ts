import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the whole seconds until `seconds` after `start`, at most `seconds`, even when the clock was set back. */
export function secondsLeft(start: number, seconds: number, now: number): number {
  const left = Math.ceil((start + seconds * SECOND_MS - now) / SECOND_MS);
  return Math.min(Math.max(left, 0), seconds);
}

/** Returns `secondsLeft`, updated as time passes. */
export function useCountdown(start: number, seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (secondsLeft(start, seconds, Date.now()) === 0) clearInterval(timer);
    };
    const timer = setInterval(look, SECOND_MS);
    look();
    return () => clearInterval(timer);
  }, [start, seconds]);
  return secondsLeft(start, seconds, now);
}
