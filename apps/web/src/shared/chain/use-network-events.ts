import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { latestBlockKey } from './latest-block.ts';

const events = ['offline', 'online'] as const;

/** Queries the nodes at once when the browser goes online or offline; their answer decides the state of each chain. */
export function useNetworkEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const request = () => void queries.invalidateQueries({ queryKey: [latestBlockKey] });
    for (const event of events) globalThis.addEventListener(event, request);
    return () => {
      for (const event of events) globalThis.removeEventListener(event, request);
    };
  }, [queries]);
}
