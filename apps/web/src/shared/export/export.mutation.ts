import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { useChain } from '../chain/use-chain.ts';
import type { ExportKind } from './export-kind.ts';
import { saveFile } from './save-file.ts';

/** Saves a file of the account's history; one at a time, and cancelled when its screen closes. */
export function useExport(account: Address) {
  const chain = useChain();
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async (kind: ExportKind) => {
      const abort = new AbortController();
      running.current = abort;
      setCount(0);
      const createExport = await kind.load();
      const text = await createExport({ chain, account }, { signal: abort.signal, onProgress: setCount });
      saveFile(toFileName(kind, account), text);
    },
  });
  const { isPending, isSuccess, error, variables, mutate } = mutation;
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  return {
    count,
    kind: variables,
    isRunning: isPending,
    isDone: isSuccess,
    isFailed: error !== null && !isCancelled,
    start: (kind: ExportKind) => mutate(kind),
    cancel: () => running.current?.abort(),
  };
}

function toFileName({ name }: ExportKind, account: Address): string {
  return `tradewind-${name}-${account.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.csv`;
}
