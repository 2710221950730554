import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { type Address, toAddressKey } from '@tradewind/rules/network/address';
import { applyCall, type CallResult } from '@tradewind/rules/nft-market/apply-call';
import { computeFeeBps } from '@tradewind/rules/nft-market/fee-terms';
import { computeOwed, type Market } from '@tradewind/rules/nft-market/market';
import type { MarketCall } from '@tradewind/rules/nft-market/market-call';
import { closeReasons, type MarketEvent } from '@tradewind/rules/nft-market/market-event';
import { computeNextBid } from '@tradewind/rules/nft-market/next-bid';
import type { Refusal, RefusalName } from '@tradewind/rules/nft-market/refusal';
import {
  type Abi,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  zeroAddress,
} from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../seed/random.ts';
import {
  approveMarket,
  type MarketSite,
  players,
  readTime,
  refusePayments,
  startMarketSite,
  tokens,
} from './market-site.test-support.ts';
import { drawMove, drawTime } from './random-call.test-support.ts';

const kinds = ['fixed', 'auction'] as const;
const funds = 8_000n * 10n ** 18n;
/** Beside the long auction. Where something rare is missing, more calls follow. */
const steps = 1_900;
const random = createRandom(0x6d61726b);

let site: MarketSite;
/** The market of the rules, which no answer of the chain changes. */
let market: Market;
let time: bigint;
/** How often each event of the run happened, by the chain's answers. */
const reached = new Map<string, number>();

beforeAll(async () => {
  site = await startMarketSite(funds);
  market = site.market;
  time = await readTime(site.client);
});

afterAll(() => site?.stop());

it('[NFT-07] the contract and the rules agree on 2,000 random calls: state, balances, credits, events, and each refusal with its values', async () => {
  expectSameState(await readFacts(), 'the start');
  await playLongAuction();
  for (let step = 0; step < steps || (step < 2 * steps && listUnreached().length > 0); step += 1) {
    await changeSurroundings();
    time = drawTime(market, random, time);
    const { caller, call } = drawMove({ market, time, random, players, tokens });
    await play(caller, call, `step ${step}`);
  }
  expect(listUnreached()).toEqual([]);
}, 600_000);

/** Bids in the last second until the end of the auction moves no more; for a time one of both cannot be paid. */
async function playLongAuction(): Promise<void> {
  const seller = market.holders.get(1n)!;
  const [first, second] = players.filter((player) => player !== seller) as [Address, Address];
  time += 60n;
  const args = [1n, 20n, time + 3_600n] as const;
  await play(seller, { functionName: 'readyToAuctionToken', args }, 'a long auction');
  for (let turn = 0; time < market.asks.get(1n)!.endsAt; turn += 1) {
    const ask = market.asks.get(1n)!;
    if (turn === 20 || turn === 40) await setPayable(first, turn === 40);
    time = turn === 0 || ask.extended < 86_400n ? ask.endsAt - 1n : ask.endsAt;
    const price = computeNextBid(ask, market.bids[0]?.price);
    const bid = { functionName: 'bidToken', args: [1n, price, ask.nonce] } as const;
    await play(turn % 2 === 0 ? first : second, bid, `turn ${turn} of a long auction`);
  }
}

/** Sometimes the quote token refuses an account, or an account withdraws its approval of the works. */
async function changeSurroundings(): Promise<void> {
  const player = players[random.below(players.length)]!;
  if (random.below(25) === 0) {
    await setPayable(player, market.unpayable.has(player) || market.unpayable.size > 1);
  }
  if (random.below(60) === 0) {
    const isApproved = market.approving.size < players.length;
    const [changed = player] = isApproved ? players.filter((each) => !market.approving.has(each)) : [];
    time += 1n;
    await approveMarket(site.client, market, changed, isApproved, time);
    market = { ...market, approving: toggled(market.approving, changed, isApproved) };
  }
}

async function setPayable(account: Address, isPayable: boolean): Promise<void> {
  await refusePayments(site, account, !isPayable);
  market = { ...market, unpayable: toggled(market.unpayable, account, !isPayable) };
}

/** Makes a call on both sides, in a block of this time, and compares everything. */
async function play(caller: Address, call: MarketCall, name: string): Promise<void> {
  const result = applyCall(market, caller, call, time);
  const [answer, facts] = await transact(caller, call);
  const expected = 'refusal' in result ? result : { events: result.events.map((event) => normalize(event)) };
  expect(answer, `${name}: ${describe(caller, call)}`).toEqual(expected);
  count(call, result);
  if (!('refusal' in result)) market = result.market;
  expectSameState(facts, `${name}: ${describe(caller, call)}`);
}

/** Sends the call; returns the market's events of its block, or the error with which it failed, and all facts. */
async function transact(caller: Address, call: MarketCall) {
  const { client } = site;
  const { from, to, data } = toTransaction(caller, call);
  const parameters = { from, to, data, gas: numberToHex(20_000_000) };
  const hash = await client.request({ method: 'eth_sendTransaction', params: [parameters] });
  await client.request({ method: 'evm_mine', params: [numberToHex(time)] } as never);
  const reading = client.request({ method: 'eth_getTransactionReceipt', params: [hash] });
  const [receipt, facts] = await Promise.all([reading, readFacts()]);
  if (receipt!.status === '0x0') return [{ refusal: await readRefusal(hash) }, facts] as const;
  const logs = receipt!.logs.filter(({ address }) => toAddressKey(address) === market.place.market);
  const events = logs.map(({ data: values, topics }) =>
    normalize(decodeEventLog({ abi: marketAbi, data: values, topics: topics as [Hex] }) as MarketEvent),
  );
  return [{ events }, facts] as const;
}

/** The factory's orders go through its own functions, which the owner calls. */
function toTransaction(caller: Address, call: MarketCall) {
  const { place } = market;
  if (caller === place.factory) {
    const functionName = call.functionName === 'sweepFees' ? 'collect' : call.functionName;
    const data = encode(marketFactoryAbi, functionName, [place.market, ...call.args]);
    return { from: site.owner, to: place.factory, data };
  }
  if (call.functionName === 'safeTransferFrom') {
    const [from, id, listing] = call.args;
    const terms =
      listing === undefined
        ? '0x1234'
        : encodeAbiParameters(
            [{ type: 'uint8' }, { type: 'uint96' }, { type: 'uint40' }],
            [kinds.indexOf(listing.kind), listing.price, Number(listing.endsAt)],
          );
    const data = encode(artNftAbi, 'safeTransferFrom', [from, place.market, id, terms]);
    return { from: caller, to: place.collection, data };
  }
  return { from: caller, to: place.market, data: encodeMarketCall(call) };
}

function encodeMarketCall(call: MarketCall): Hex {
  const args = call.functionName === 'multicall' ? [call.args[0].map(encodeMarketCall)] : call.args;
  return encode(marketAbi, call.functionName, args);
}

function encode(abi: readonly unknown[], functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: abi as Abi, functionName, args });
}

type Trace = {
  readonly Method: 'debug_traceTransaction';
  readonly Parameters: readonly [Hex, { readonly tracer: 'callTracer' }];
  readonly ReturnType: { readonly output: Hex };
};

/** An error without values has no list of them. */
type RevertData = { readonly errorName: string; readonly args?: readonly unknown[] };

async function readRefusal(hash: Hex): Promise<Refusal> {
  const { output } = await site.client.request<Trace>({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'callTracer' }],
  });
  const errors = [...marketAbi, ...artNftAbi, ...marketFactoryAbi].filter(({ type }) => type === 'error');
  const decodedError: RevertData = decodeErrorResult({ abi: errors, data: output });
  const { errorName, args = [] } = decodedError;
  const values = args.map((value, index) =>
    errorName === 'Market_WrongKind' && index === 1 ? kinds[Number(value)]! : simplify(value),
  );
  return { error: errorName as RefusalName, values: values as Refusal['values'] };
}

/** Kinds and reasons of the chain become words, its numbers bigints, its addresses keys. */
function normalize({ eventName, args }: MarketEvent): unknown {
  const words = { kind: kinds, reason: closeReasons } as const;
  const entries = Object.entries(args).map(([name, value]) => {
    const list = name === 'kind' ? words.kind : words.reason;
    const isWord = (name === 'kind' || name === 'reason') && typeof value === 'number';
    return [name, isWord ? list[value] : simplify(value)];
  });
  return { eventName, args: Object.fromEntries(entries) };
}

function simplify(value: unknown): unknown {
  if (typeof value === 'number') return BigInt(value);
  return typeof value === 'string' && value.startsWith('0x') ? toAddressKey(value as Hex) : value;
}

// The state

type Read = {
  readonly target: Address;
  readonly abi: readonly unknown[];
  readonly functionName: string;
  readonly args: readonly unknown[];
};
type Facts = Record<string, unknown>;

/** What both sides are compared by. Each name is a read of the chain. */
function listReads(): Readonly<Record<string, Read>> {
  const { market: address, collection, quoteToken, factory } = market.place;
  const read = (functionName: string, ...args: readonly unknown[]) => ({
    target: address,
    abi: marketAbi,
    functionName,
    args,
  });
  const reads: Record<string, Read> = {
    asks: read('getAsks'),
    offers: read('getOffers', 0n, 100n),
    fees: read('feesAccrued'),
    feeNow: read('feePercent'),
    isPaused: read('paused'),
  };
  for (const id of tokens) {
    reads[`ask ${id}`] = read('askOf', id);
    reads[`book ${id}`] = read('getBidsByPage', id, 0n, 100n);
    reads[`holder ${id}`] = { target: collection, abi: artNftAbi, functionName: 'ownerOf', args: [id] };
  }
  for (const account of [...players, address, factory]) {
    reads[`balance ${account}`] = {
      target: quoteToken,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    };
  }
  for (const account of players) {
    reads[`credit ${account}`] = read('pending', account);
    reads[`bids ${account}`] = read('getUserBids', account, 0n, 100n);
  }
  return reads;
}

/** The same facts, by the rules. */
function listFacts(): Facts {
  const { asks, bids, offers, nonces, credits, balances, holders, terms } = market;
  const countBids = (id: bigint, nonce: bigint) =>
    BigInt(bids.filter((bid) => bid.id === id && bid.nonce === nonce).length);
  const views = [...asks.values()].map(({ extended: _extended, ...ask }) => ({
    ...ask,
    bids: countBids(ask.id, ask.nonce),
  }));
  const facts: Facts = {
    asks: sorted(views),
    offers: sorted([...offers].map(([bidder, offer]) => ({ bidder, ...offer }))),
    fees: market.fees,
    feeNow: computeFeeBps(terms, time),
    isPaused: market.isPaused,
  };
  const none = {
    seller: zeroAddress,
    kind: 'fixed',
    price: 0n,
    feeBps: 0n,
    openedAt: 0n,
    endsAt: 0n,
    bids: 0n,
  };
  for (const id of tokens) {
    const ask = views.find((view) => view.id === id);
    facts[`ask ${id}`] = ask ?? { id, nonce: nonces.get(id) ?? 0n, ...none };
    const book = bids.filter((bid) => bid.id === id && bid.nonce === ask?.nonce);
    facts[`book ${id}`] = sorted(book.map(({ bidder, price, addedTime }) => ({ bidder, price, addedTime })));
    facts[`holder ${id}`] = holders.get(id);
  }
  for (const account of [...players, market.place.market, market.place.factory]) {
    facts[`balance ${account}`] = balances.get(account) ?? 0n;
  }
  for (const account of players) {
    const own = bids.filter(({ bidder }) => bidder === account);
    facts[`credit ${account}`] = credits.get(account) ?? 0n;
    facts[`bids ${account}`] = sorted(
      own.map(({ bidder: _bidder, ...bid }) => ({ ...bid, isOpen: asks.get(bid.id)?.nonce === bid.nonce })),
    );
  }
  return facts;
}

let batch: { readonly data: Hex; readonly reads: readonly (readonly [string, Read])[] } | undefined;
/** Most answers are those of the block before; they are decoded once. */
const decoded = new Map<string, { readonly data: Hex; readonly value: unknown; readonly text: string }>();

/** All facts of one block. */
async function readFacts(): Promise<Facts> {
  batch ??= createBatch();
  const parameters = [{ to: site.multicall3, data: batch.data }, 'latest'] as const;
  const answer = await site.client.request({ method: 'eth_call', params: parameters as never });
  const results = decodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    data: answer,
  });
  const facts: Facts = {};
  for (const [index, [name, { abi, functionName }]] of batch.reads.entries()) {
    const data = results[index]!.returnData;
    let known = decoded.get(name);
    if (known?.data !== data) {
      const value = order(decodeFunctionResult({ abi: abi as Abi, functionName, data }));
      known = { data, value, text: toText(value) };
      decoded.set(name, known);
    }
    facts[name] = known.value;
  }
  return facts;
}

function createBatch() {
  const reads = Object.entries(listReads());
  const calls = reads.map(([, { target, abi, functionName, args }]) => ({
    target,
    allowFailure: false,
    callData: encode(abi, functionName, args),
  }));
  return { data: encode(multicall3Abi, 'aggregate3', [calls]), reads };
}

/** Lists of the contract have no order. */
function order(value: unknown): unknown {
  if (Array.isArray(value)) return sorted(value.map((each) => simplifyAll(each)));
  return typeof value === 'object' ? simplifyAll(value) : simplify(value);
}

function simplifyAll(value: object | null): Facts {
  const entries = Object.entries(value ?? {}).map(([name, each]) => [
    name,
    name === 'kind' ? kinds[Number(each)] : simplify(each),
  ]);
  return Object.fromEntries(entries) as Facts;
}

function sorted<Item extends Keyed>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
}

type Keyed = { readonly id?: unknown; readonly nonce?: unknown; readonly bidder?: unknown };

function toKey({ id, nonce, bidder }: Keyed): string {
  return [id, nonce, bidder].map((part) => String(part).padStart(44)).join();
}

function expectSameState(onChain: Facts, name: string): void {
  const byRules = listFacts();
  const isSame = Object.entries(byRules).every(([fact, value]) => toText(value) === decoded.get(fact)?.text);
  if (!isSame) expect(onChain, name).toEqual(byRules);
  expect(market.balances.get(market.place.market) ?? 0n, name).toBe(computeOwed(market));
}

/** Equal values have equal texts, in a small part of the time of a deep comparison. */
function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(toText).join()}]`;
  const entries = Object.entries(value).map(([name, each]) => `${name} ${toText(each)}`);
  return `{${entries.toSorted().join()}}`;
}

function toggled(accounts: ReadonlySet<Address>, account: Address, isIn: boolean): ReadonlySet<Address> {
  const rest = [...accounts].filter((each) => each !== account);
  return new Set(isIn ? [...rest, account] : rest);
}

function describe(caller: Address, call: MarketCall): string {
  const values = JSON.stringify(call.args, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  return `${call.functionName} ${values} by ${caller} at ${time}`;
}

// What the run reached

/** Every refusal that the run must show; the rest has its own tests. */
const refusals = [
  'NotListed',
  'Listed',
  'WrongNonce',
  'WrongKind',
  'NotSeller',
  'OwnTrade',
  'PriceTooLow',
  'PriceTooHigh',
  'ProceedsTooLow',
  'HasBid',
  'NoBid',
  'AuctionHasBid',
  'BidLeads',
  'AuctionOver',
  'AuctionNotOver',
  'BadEnd',
  'BadId',
  'BadDelivery',
  'BadReceiver',
  'PaymentFailed',
  'BadOffer',
  'HasOffer',
  'NoOffer',
  'BadCount',
  'NothingBought',
  'Paused',
  'BadFee',
  'NotFactory',
].map((name) => `Market_${name}`);

const calls: readonly MarketCall['functionName'][] = [
  'readyToSellToken',
  'readyToAuctionToken',
  'safeTransferFrom',
  'setCurrentPrice',
  'cancelSellToken',
  'transferFrom',
  'buyToken',
  'buyTokens',
  'bidToken',
  'updateBidPrice',
  'cancelBidToken',
  'sellTokenTo',
  'settle',
  'offerAny',
  'cancelOffer',
  'acceptOffer',
  'withdrawPending',
  'multicall',
  'pauseListings',
  'proposeFee',
  'sweepFees',
];

/** Each at least so often: what depends on a rare order of calls at least once, all else several times. */
const leastCounts: Readonly<Record<string, number>> = {
  ...Object.fromEntries(calls.map((name) => [`${name} succeeds`, 5])),
  ...Object.fromEntries(refusals.map((name) => [`refused ${name}`, 2])),
  'refused PushOrCredit_NothingPending': 2,
  'refused PushOrCredit_TransferFailed': 2,
  'refused PushOrCredit_ZeroAddress': 2,
  'refused ERC721IncorrectOwner': 2,
  'refused ERC721InsufficientApproval': 2,
  'refused ERC721NonexistentToken': 1,
  ...Object.fromEntries(
    ['cancel', 'transfer', 'buy', 'accept', 'settle', 'unsold'].map((why) => [`listing ends: ${why}`, 5]),
  ),
  ...Object.fromEntries(['cancel', 'accept', 'settle', 'outbid'].map((why) => [`bid ends: ${why}`, 5])),
  'a bid of a past listing leaves': 10,
  'a leading bid leaves, seven days after the end': 2,
  'a beaten bid becomes a credit': 10,
  'proceeds or a royalty become a credit': 5,
  'a referral becomes a credit': 5,
  'a bid is raised': 10,
  'a bid is lowered': 10,
  'a leading bid is raised': 3,
  'a bid moves the end': 100,
  'a bid moves the end to its limit': 1,
  'a sale at the fee of its listing, which changed': 10,
  'a royalty at the cap': 5,
  'a sale without a royalty': 5,
  'a sweep of several': 5,
  'a sweep that passes one over': 5,
  'an offer is used up': 2,
  'an offer buys and stays': 2,
  'an exit in a pause': 5,
};

function listUnreached(): readonly string[] {
  return Object.entries(leastCounts)
    .filter(([name, least]) => (reached.get(name) ?? 0) < least)
    .map(([name, least]) => `${name}: ${reached.get(name) ?? 0} of ${least}`);
}

/** Counts a call before the market changes. */
function count(call: MarketCall, result: CallResult): void {
  if ('refusal' in result) return add(`refused ${result.refusal.error}`);
  add(`${call.functionName} succeeds`);
  const exits: readonly string[] = [
    'cancelSellToken',
    'transferFrom',
    'cancelBidToken',
    'settle',
    'cancelOffer',
  ];
  if (market.isPaused && exits.includes(call.functionName)) add('an exit in a pause');
  for (const event of result.events) countEvent(event);
  for (const { eventName, args } of result.events) {
    if (eventName === 'Credited' && market.unpayable.has(args.account)) {
      add(
        call.functionName === 'bidToken'
          ? 'a beaten bid becomes a credit'
          : 'proceeds or a royalty become a credit',
      );
    }
  }
  if (call.functionName !== 'buyTokens') return;
  const bought = result.events.filter(({ eventName }) => eventName === 'Traded').length;
  if (bought > 1) add('a sweep of several');
  if (bought < call.args[0].length) add('a sweep that passes one over');
}

function countEvent({ eventName, args }: MarketEvent): void {
  if (eventName === 'AskClosed') add(`listing ends: ${args.reason}`);
  if (eventName === 'BidPlaced' || eventName === 'BidPriced') countBid(eventName, args);
  if (eventName === 'Traded') countTrade(args);
  if (eventName === 'OfferTaken') add(args.left === 0n ? 'an offer is used up' : 'an offer buys and stays');
  if (eventName !== 'BidClosed') return;
  add(`bid ends: ${args.reason}`);
  if (args.reason !== 'cancel') return;
  const ask = market.asks.get(args.id);
  if (ask?.nonce !== args.nonce) add('a bid of a past listing leaves');
  else if (ask.kind === 'auction') add('a leading bid leaves, seven days after the end');
}

type Placed = Extract<MarketEvent, { eventName: 'BidPlaced' | 'BidPriced' }>;

function countBid(eventName: Placed['eventName'], args: Placed['args']): void {
  const ask = market.asks.get(args.id)!;
  const before = market.bids.find(
    ({ id, nonce, bidder }) => id === args.id && nonce === args.nonce && bidder === args.bidder,
  );
  if (eventName === 'BidPriced') {
    if (ask.kind === 'auction') add('a leading bid is raised');
    else add(args.price < before!.price ? 'a bid is lowered' : 'a bid is raised');
  }
  if (args.endsAt === ask.endsAt) return;
  add('a bid moves the end');
  if (ask.extended + args.endsAt - ask.endsAt === 86_400n) add('a bid moves the end to its limit');
}

function countTrade(trade: Extract<MarketEvent, { eventName: 'Traded' }>['args']): void {
  if (trade.referral > 0n) add('a referral becomes a credit');
  if (trade.royalty === 0n) add('a sale without a royalty');
  if (trade.royalty > 0n && market.royalties.get(trade.id)!.bps > 1_000n) add('a royalty at the cap');
  const ask = market.asks.get(trade.id);
  if (trade.nonce > 0n && ask?.feeBps !== computeFeeBps(market.terms, time))
    add('a sale at the fee of its listing, which changed');
}

function add(name: string): void {
  reached.set(name, (reached.get(name) ?? 0) + 1);
}
