import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchLatestBlock } from './block.query.ts';
import { createChainClock } from './chain-clock.ts';
import { type Block, latestBlockKey } from './latest-block.ts';

const tickMs = 250;

/** Maximum drift between wall clock and monotonic clock between two ticks; more means that the machine slept. */
const sleepMs = 3_000;

export const chainClock = createChainClock(() => performance.now());

/** The chain's time in whole seconds, each second; undefined while unknown. */
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

/** Ticks while there are subscribers; after a sleep it reads the chain's time again. */
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

/** A failed read is replaced by the next block or hub event. */
function askChain(): void {
  void fetchLatestBlock()
    .then(({ timestamp }) => chainClock.takeBlock(Number(timestamp)))
    .catch(() => undefined);
}
