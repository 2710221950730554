import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { fetchLatestBlock } from './block.query.ts';
import type { Chain } from './chain.ts';
import { type Block, createBlockKey } from './latest-block.ts';
import { useChain } from './use-chain.ts';

const tickMs = 250;

/** Maximum drift between wall clock and monotonic clock between two ticks; more means that the machine slept. */
const sleepMs = 3_000;

/** The chain's time in whole seconds, each second; undefined while unknown. */
export function useChainTime(chainId?: number): number | undefined {
  const chain = useChain(chainId);
  const block = useLatestBlock(chain);
  useEffect(() => {
    if (block) chain.clock.takeBlock(Number(block.timestamp));
  }, [chain, block]);
  const subscribe = useCallback((listener: () => void) => followClock(chain, listener), [chain]);
  return useSyncExternalStore(
    subscribe,
    () => readSeconds(chain),
    () => undefined,
  );
}

/**
 * The time of the latest block that the page knows, in chain seconds; undefined before the first one. A growing sum that
 * a write must bring at least is computed at it: simulations have this time, and the running clock is ahead of it.
 */
export function useBlockTime(): bigint | undefined {
  return useLatestBlock(useChain())?.timestamp;
}

function useLatestBlock(chain: Chain): Block | undefined {
  return useQuery<Block>({ queryKey: createBlockKey(chain), enabled: false }).data;
}

function readSeconds({ clock }: Chain): number | undefined {
  const now = clock.read();
  return now === undefined ? undefined : Math.floor(now);
}

type Listener = { readonly chain: Chain; readonly notify: () => void };

const listeners = new Set<Listener>();
let stopTicking: (() => void) | undefined;

function followClock(chain: Chain, notify: () => void): () => void {
  const listener = { chain, notify };
  if (!listClocks().includes(chain)) requestBlock(chain);
  listeners.add(listener);
  stopTicking ??= startTicking();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopTicking?.();
    stopTicking = undefined;
  };
}

function listClocks(): Chain[] {
  return [...new Set([...listeners].map(({ chain }) => chain))];
}

/** Ticks while there are listeners; after a sleep it reads the time of their chains again. */
function startTicking(): () => void {
  let wallMs = Date.now();
  let monotonicMs = performance.now();
  const tick = () => {
    const slept = Date.now() - wallMs - (performance.now() - monotonicMs);
    [wallMs, monotonicMs] = [Date.now(), performance.now()];
    if (slept > sleepMs) for (const chain of listClocks()) renew(chain);
    for (const { notify } of listeners) notify();
  };
  const timer = setInterval(tick, tickMs);
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    removeEventListener('pageshow', tick);
  };
}

function renew(chain: Chain): void {
  chain.clock.forget();
  requestBlock(chain);
}

/** A failed read is replaced by the next block or hub event. */
function requestBlock({ client, clock }: Chain): void {
  void fetchLatestBlock(client)
    .then(({ timestamp }) => clock.takeBlock(Number(timestamp)))
    .catch(() => undefined);
}
