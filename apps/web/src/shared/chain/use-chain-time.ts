import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchLatestBlock } from './block.query.ts';
import { createChainClock } from './chain-clock.ts';
import { type Block, latestBlockKey } from './latest-block.ts';

const tickMs = 250;

/** Between two ticks the wall clock and the one that stops while the machine sleeps go apart by less, unless it slept. */
const sleepMs = 3_000;

export const chainClock = createChainClock(() => performance.now());

/** Whole seconds of the chain as they pass; undefined while nothing is known of it. */
export function useChainTime(): number | undefined {
  const { data: block } = useQuery<Block>({ queryKey: latestBlockKey, enabled: false });
  useEffect(() => {
    if (block) chainClock.takeBlock(Number(block.timestamp));
  }, [block]);
  return useSyncExternalStore(subscribe, readSeconds, () => undefined);
}

function readSeconds(): number | undefined {
  const now = chainClock.read();
  return now === undefined ? undefined : Math.floor(now);
}

const listeners = new Set<() => void>();
let stopTicking: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopTicking ??= startTicking();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopTicking?.();
    stopTicking = undefined;
  };
}

/** Ticks while somebody looks; after a sleep the chain is asked what time it is. */
function startTicking(): () => void {
  askChain();
  let wallMs = Date.now();
  let monotonicMs = performance.now();
  const tick = () => {
    const slept = Date.now() - wallMs - (performance.now() - monotonicMs);
    [wallMs, monotonicMs] = [Date.now(), performance.now()];
    if (slept > sleepMs) renew();
    for (const listener of listeners) listener();
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

function renew(): void {
  chainClock.forget();
  askChain();
}

/** What does not answer now, the next block or the hub tells. */
function askChain(): void {
  void fetchLatestBlock()
    .then(({ timestamp }) => chainClock.takeBlock(Number(timestamp)))
    .catch(() => undefined);
}
