import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { ChainGame } from './fetch-chain-game.ts';
import { createEmptyRound, type Round } from './round.ts';

export type RoundSources = {
  readonly chain: Reading<ChainGame>;
  readonly indexed: Reading<readonly Round[]>;
  readonly epochs: readonly number[];
  readonly openEpoch: number;
};

/**
 * Merges each round from the best source: the contracts while they answer, else the index, else the last contract
 * data. Only the index has collect requests, and feed prices of boundaries that nobody proves because no stake
 * depends on them. A round that is not open yet has no entries.
 */
export function mergeRounds({ chain, indexed, epochs, openEpoch }: RoundSources): Reading<readonly Round[]> {
  const fromChain = new Map(findValue(chain)?.rounds.map((round) => [round.epoch, round]));
  const fromIndex = new Map(findValue(indexed)?.map((round) => [round.epoch, round]));
  const isChainFirst = chain.state === 'value';
  if (fromChain.size === 0 && fromIndex.size === 0)
    return chain.state === 'unknown' && indexed.state !== 'loading' ? chain : { state: 'loading' };
  const rounds = epochs.flatMap((epoch) => {
    if (epoch > openEpoch) return [createEmptyRound(epoch)];
    const [onChain, inIndex] = [fromChain.get(epoch), fromIndex.get(epoch)];
    const round = isChainFirst ? (onChain ?? inIndex) : (inIndex ?? onChain);
    if (!round) return epoch === openEpoch ? [createEmptyRound(epoch)] : [];
    return [{ ...round, ...fillGaps(round, inIndex) }];
  });
  const isFresh = isChainFirst || indexed.state === 'value';
  return { state: isFresh ? 'value' : 'stale', value: rounds };
}

function fillGaps(round: Round, indexed: Round | undefined): Partial<Round> {
  if (!indexed) return {};
  return {
    lock: round.lock.state === 'unresolved' ? indexed.lock : round.lock,
    close: round.close.state === 'unresolved' ? indexed.close : round.close,
    isCollecting: indexed.isCollecting && round.position?.isClaimed === false,
  };
}
