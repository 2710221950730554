import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { latestBlockKey } from './latest-block.ts';

const events = ['offline', 'online'] as const;

/** Queries the nodes at once when the browser goes online or offline; their answer decides the state. */
export function useNetworkEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: latestBlockKey });
    for (const event of events) globalThis.addEventListener(event, ask);
    return () => {
      for (const event of events) globalThis.removeEventListener(event, ask);
    };
  }, [queries]);
}
