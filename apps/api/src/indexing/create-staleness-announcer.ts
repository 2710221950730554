import type { WrittenChain } from '@tradewind/db/indexing/list-written-chains.query';
import type { ChainStale } from '@tradewind/schema/hub/chain-stale';
import { areaTopic, headTopic } from '@tradewind/schema/hub/chain-topic';
import type { AreaName } from '@tradewind/schema/hub/topic';
import type { OutgoingEvent } from '../hub/event/outgoing-event.ts';

/** Interval of repeated events during a stall: for clients that join or reconnect. */
const repeatMs = 5_000;

type AnnouncerParts = {
  /** Areas whose clients receive it in their topic of the chain. */
  areas: readonly AreaName[];
  listChains: () => Promise<WrittenChain[]>;
  publish: (event: OutgoingEvent) => void;
  /** Monotonic clock, in milliseconds. */
  now: () => number;
};

/**
 * Checks once whether the index of each chain makes progress; publishes to the clients of this node where it
 * does not, and when it does again.
 */
export function createStalenessAnnouncer(parts: AnnouncerParts): () => Promise<void> {
  const { listChains, publish, now } = parts;
  /** Time of the last event about each stale chain. */
  const publishedAt = new Map<number, number>();
  return async () => {
    for (const { chainId, isWritten } of await listChains()) {
      const last = publishedAt.get(chainId);
      const isDue = isWritten ? last !== undefined : last === undefined || now() - last >= repeatMs;
      if (!isDue) continue;
      for (const event of toEvents(parts, { chainId, stale: !isWritten })) publish(event);
      if (isWritten) publishedAt.delete(chainId);
      else publishedAt.set(chainId, now());
    }
  };
}

/** A client that only listens receives the home chain by the areas' topics. */
function toEvents({ areas }: Pick<AnnouncerParts, 'areas'>, extraData: ChainStale): OutgoingEvent[] {
  const { chainId } = extraData;
  return [headTopic(chainId), ...areas.map((area) => areaTopic(area, chainId))].map((topic) => ({
    topic,
    target: 'chain_stale',
    extraData,
    isReplaceable: true,
  }));
}
