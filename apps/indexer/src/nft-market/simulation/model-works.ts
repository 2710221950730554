import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ModelLog } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';
import type { NftMarketSources } from '../sources.ts';
import { toMintedLog, toRoyaltyLog, toTransferLog } from './market-logs.ts';
import { type At, findOpenAsk, type ModelMarkets, type ModelWork, nobody } from './model-state.ts';

export type Sources = Omit<NftMarketSources, 'chainId'>;
export type Act = { random: Random; sources: Sources; state: ModelMarkets; at: At };

export const traders = [1, 2, 3, 4].map((digit): Hex => `0x${`9${digit}`.repeat(20)}`);
/** A collection that is followed from the block on that creates its market. Its owner may have it emit nothing. */
export const laterCollection: Hex = `0x${'b9'.repeat(20)}`;

const ids = [0, 1, 2, 2 ** 32 - 1];
const mostWorks = 6;

export function mintWork({ random, sources: { art }, state, at }: Act): ModelLog[] {
  const count = state.works.filter(({ collection }) => collection === art).length;
  if (count >= mostWorks) return [];
  const digits = random.between(0, 2 ** 32 - 1).toString(16);
  const work: ModelWork = {
    collection: art,
    tokenId: count + 1,
    holder: random.pick(traders),
    movedAt: at,
    tradeCount: 0,
    creation: {
      creator: random.pick(traders),
      fileName: `${digits.padStart(64, '0')}.png`,
      royaltyBps: random.between(0, 1_000),
      mintedAt: at.time,
    },
  };
  state.works.push(work);
  return [toMintedLog(work), toTransferLog(work, nobody, work.holder)];
}

/** A token of another collection; a burned one may return. */
export function mintToken({ random, sources: { genesis }, state, at }: Act): ModelLog[] {
  const key = { collection: random.pick([genesis, laterCollection]), tokenId: random.pick(ids) };
  const known = state.works.find(
    ({ collection, tokenId }) => collection === key.collection && tokenId === key.tokenId,
  );
  if (known && (known.holder !== nobody || isListed(state, known))) return [];
  const work = known ?? { ...key, holder: nobody, movedAt: at, tradeCount: 0, creation: null };
  if (!known) state.works.push(work);
  return [moveTo(work, random.pick(traders), at)];
}

/** Past the product: to another account, to a market that then has no listing of it, or to nobody. */
export function moveWork({ random, state, at }: Act): ModelLog[] {
  const receivers = [...traders, nobody, nobody, ...state.markets.map(({ address }) => address)];
  return pickHeld(random, state).map((work) => moveTo(work, random.pick(receivers), at));
}

/** A collection that says that a listed token moved; its market has it. */
export function reportMove({ random, state, at }: Act): ModelLog[] {
  const listed = state.works.filter((work) => isListed(state, work));
  return listed.length === 0 ? [] : [moveTo(random.pick(listed), random.pick(traders), at)];
}

export function lowerRoyalty({ random, state }: Act): ModelLog[] {
  const works = state.works.filter(({ creation }) => (creation?.royaltyBps ?? 0) > 0);
  if (works.length === 0) return [];
  const work = random.pick(works);
  if (!work.creation) return [];
  work.creation.royaltyBps = random.between(0, work.creation.royaltyBps - 1);
  return [toRoyaltyLog(work, work.creation.royaltyBps)];
}

function isListed({ markets }: ModelMarkets, { collection, tokenId }: ModelWork): boolean {
  return markets.some(
    (market) => market.collection === collection && findOpenAsk(market, tokenId) !== undefined,
  );
}

/** One token of an account that is not listed; none without one. */
export function pickHeld(random: Random, state: ModelMarkets): ModelWork[] {
  const held = state.works.filter((work) => traders.includes(work.holder) && !isListed(state, work));
  return held.length === 0 ? [] : [random.pick(held)];
}

export function moveTo(work: ModelWork, to: Hex, at: At): ModelLog {
  const log = toTransferLog(work, work.holder, to);
  arrive(work, to, at);
  return log;
}

export function arrive(work: ModelWork, to: Hex, at: At): void {
  work.holder = to;
  work.movedAt = at;
}
