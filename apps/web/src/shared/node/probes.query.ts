import { useQueries } from '@tanstack/react-query';
import { type Reading, toReading } from '../chain/reading.ts';
import { type Probe, probeNode } from './probe-node.ts';

const everyMs = 5000;

/** The state of each node, polled every five seconds while it is shown. */
export function useProbes(urls: readonly string[]): { url: string; probe: Reading<Probe>; error: unknown }[] {
  const answers = useQueries({
    queries: urls.map((url) => ({
      queryKey: ['node-probe', url],
      queryFn: () => probeNode(url),
      refetchInterval: everyMs,
      retry: false,
      gcTime: 0,
    })),
  });
  return urls.flatMap((url, index) => {
    const answer = answers[index];
    return answer ? [{ url, probe: toReading(answer), error: answer.error }] : [];
  });
}
