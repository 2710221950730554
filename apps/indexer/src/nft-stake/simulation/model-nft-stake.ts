import { nftStakingEvents } from '@tradewind/abi/nft-stake/nft-staking.events';
import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { join, type ModelLog, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';
import type { NftStakeSources } from '../sources.ts';
import { createModelNfts, type ModelNfts, type ModelToken, nobody, toTokenKey } from './model-nfts.ts';

type Contracts = Omit<NftStakeSources, 'chainId'>;
type State = { nfts: ModelNfts; number: number; timestamp: number };
type Act = { random: Random; contracts: Contracts; state: State };

/** The deployment of a model chain. */
export const modelNftStakeSources: Contracts = {
  staking: `0x${'a7'.repeat(20)}`,
  genesis: `0x${'a8'.repeat(20)}`,
};
/** A collection that is followed from the block on that allows it. */
export const laterCollection: Hex = `0x${'a9'.repeat(20)}`;
export const stranger: Hex = `0x${'96'.repeat(20)}`;

const collectors = [1, 2, 3].map((digit): Hex => `0x${`e${digit}`.repeat(20)}`);
const ids = [0n, 1n, 2n, 3n, 2n ** 255n, 2n ** 256n - 1n];
const activeAfter = 86_400;

/** Events of the staking contract and of its collections, and the same events by other contracts. */
export function createNftEvents(random: Random, contracts: Contracts, state: State): ModelLog[] {
  const count = random.between(0, 2);
  return Array.from({ length: count }).flatMap(() => {
    const act = random.pick([
      mint,
      mint,
      mint,
      transfer,
      burn,
      stake,
      stake,
      unstake,
      lose,
      allow,
      allow,
      remove,
      deceive,
    ]);
    return act({ random, contracts, state });
  });
}

function mint({ random, contracts: { genesis }, state }: Act): ModelLog[] {
  const key = { collection: random.pick([genesis, laterCollection]), tokenId: random.pick(ids) };
  const token = state.nfts.tokens.get(toTokenKey(key));
  if (token && (token.holder !== nobody || token.stake)) return [];
  return [move({ ...key, holder: nobody, since: 0, movedIn: 0 }, random.pick(collectors), state)];
}

function transfer({ random, state }: Act): ModelLog[] {
  return pickHeld(random, state).map((token) => move(token, random.pick(collectors), state));
}

function burn({ random, state }: Act): ModelLog[] {
  return random.chance(0.6) ? [] : pickHeld(random, state).map((token) => move(token, nobody, state));
}

function stake({ random, contracts: { staking }, state }: Act): ModelLog[] {
  return pickHeld(random, state).flatMap((token) => {
    const terms = state.nfts.terms.get(token.collection);
    if (!terms?.isAllowed) return [];
    const account = token.holder;
    const weight = random.chance(0.3) ? random.between(1, 2 ** 32 - 1) : terms.weight;
    const activeAt = state.timestamp + activeAfter;
    const moved = move(token, staking, state);
    token.stake = { account, weight, activeAt, since: state.timestamp };
    token.lostBy = undefined;
    const topics = [nftStakingEvents.nftStaked.selector, ...toTopics(account, token)];
    return [moved, { address: staking, topics, data: join([BigInt(weight), BigInt(activeAt)]) }];
  });
}

/** Also of a lost token that is still there. Sometimes the collection emits nothing, as one that its owner changed. */
function unstake({ random, contracts: { staking }, state }: Act): ModelLog[] {
  const held = [...state.nfts.tokens.values()].filter(
    ({ stake: staked, lostBy, holder }) => staked ?? (lostBy && holder === staking),
  );
  if (held.length === 0) return [];
  const token = random.pick(held);
  const account = token.stake?.account ?? token.lostBy ?? nobody;
  token.stake = undefined;
  token.lostBy = undefined;
  const isSilent = random.chance(0.2);
  if (isSilent && token.holder === staking) arrive(token, account, state);
  const topics = [nftStakingEvents.nftUnstaked.selector, ...toTopics(account, token)];
  const moved = isSilent ? [] : [move(token, account, state)];
  return [...moved, { address: staking, topics, data: '0x' }];
}

/** The collection burned a staked token, or gave it away; or it did not answer for a while, and emitted nothing. */
function lose({ random, contracts: { staking }, state }: Act): ModelLog[] {
  const staked = [...state.nfts.tokens.values()].filter((each) => each.stake);
  if (staked.length === 0) return [];
  const token = random.pick(staked);
  const moved = random.chance(0.6) ? [move(token, random.pick([...collectors, nobody]), state)] : [];
  const topics = [nftStakingEvents.nftLost.selector, ...toTopics(token.stake?.account ?? nobody, token)];
  token.lostBy = token.stake?.account;
  token.stake = undefined;
  return [...moved, { address: staking, topics, data: '0x' }];
}

function allow({ random, contracts: { staking, genesis }, state }: Act): ModelLog[] {
  const collection = random.pick([genesis, laterCollection]);
  const weight = random.pick([1, 10, 2 ** 32 - 1]);
  const { allowedIn = state.number } = state.nfts.terms.get(collection) ?? {};
  state.nfts.terms.set(collection, { isAllowed: true, weight, allowedIn });
  const topics = [nftStakingEvents.collectionAllowed.selector, toWord(collection)];
  return [{ address: staking, topics, data: join([BigInt(weight), random.pick([0n, 2n ** 256n - 1n])]) }];
}

function remove({ random, contracts: { staking }, state }: Act): ModelLog[] {
  const allowed = [...state.nfts.terms].filter(([, { isAllowed }]) => isAllowed);
  if (allowed.length === 0) return [];
  const [collection, terms] = random.pick(allowed);
  state.nfts.terms.set(collection, { ...terms, isAllowed: false });
  const topics = [nftStakingEvents.collectionRemoved.selector, toWord(collection)];
  return [{ address: staking, topics, data: '0x' }];
}

/** Events that count nothing: of a stranger, of another shape, or of a collection about a token that is staked. */
function deceive({ random, contracts, state }: Act): ModelLog[] {
  const { genesis, staking } = contracts;
  const [first, second] = [random.pick(collectors), random.pick(collectors)];
  const key = { collection: random.pick([genesis, laterCollection]), tokenId: random.pick(ids) };
  const foreign = {
    state: { ...state, nfts: createModelNfts() },
    contracts: { staking: stranger, genesis },
    random,
  };
  const accounts = [erc721Events.transfer.selector, toWord(first), toWord(second)];
  const staked = state.nfts.tokens.get(toTokenKey(key));
  return [
    ...allow(foreign),
    {
      address: stranger,
      topics: [nftStakingEvents.nftStaked.selector, ...toTopics(first, key)],
      data: join([1n, 1n]),
    },
    { address: stranger, topics: [...accounts, toNumberWord(key.tokenId)], data: '0x' },
    { address: key.collection, topics: accounts, data: join([1n]) },
    ...(staked?.stake && staked.holder === staking
      ? [move(staked, random.pick([first, nobody]), state)]
      : []),
  ];
}

/** One token of an account that is not staked; none without one. */
function pickHeld(random: Random, { nfts }: State): ModelToken[] {
  const held = [...nfts.tokens.values()].filter(
    ({ holder, stake: staked }) => collectors.includes(holder) && !staked,
  );
  return held.length === 0 ? [] : [random.pick(held)];
}

function move(token: ModelToken, to: Hex, state: State): ModelLog {
  const topics = [
    erc721Events.transfer.selector,
    toWord(token.holder),
    toWord(to),
    toNumberWord(token.tokenId),
  ];
  arrive(token, to, state);
  return { address: token.collection, topics, data: '0x' };
}

function arrive(token: ModelToken, to: Hex, { nfts, number, timestamp }: State): void {
  token.holder = to;
  token.since = timestamp;
  token.movedIn = number;
  nfts.tokens.set(toTokenKey(token), token);
}

function toTopics(account: Hex, { collection, tokenId }: Pick<ModelToken, 'collection' | 'tokenId'>): Hex[] {
  return [toWord(account), toWord(collection), toNumberWord(tokenId)];
}
