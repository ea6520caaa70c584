import { useEffect, useRef } from 'react';
import type { ApiQuery } from '@/api/query';
import { useApiQuery } from '../use-api-query';

export type LiveReaderProps = { query: ApiQuery; onAnswer: (answer: unknown) => void };

/** Shows nothing; hands over each answer of its query. */
export function LiveReader({ query, onAnswer }: LiveReaderProps) {
  const { data } = useApiQuery(query);
  const report = useRef(onAnswer);
  report.current = onAnswer;
  useEffect(() => {
    if (data) report.current(data);
  }, [data]);
  return null;
}
