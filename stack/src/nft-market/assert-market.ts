import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { erc20Abi, erc721Abi } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import type { MarketHoldings, TokenHolding } from './compute-holdings.ts';
import type { MarketWorld } from './market-world.ts';
import { toPlace } from './plan-listing.ts';

/** Checks who has every token, each open listing with its bids, and what the markets hold. */
export async function assertMarket(
  client: ChainClient,
  world: MarketWorld,
  { tokens, escrow }: MarketHoldings,
): Promise<void> {
  const names = ['art', 'genesis'] as const;
  await Promise.all([
    ...tokens.map((token) => assertToken(client, world, token)),
    ...names.map(async (name) => {
      const held = await readContract(client, {
        address: world.quoteToken,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [world.markets[name]],
      });
      if (held !== escrow[name]) fail(`the market of ${name} holds ${held}`);
    }),
  ]);
}

async function assertToken(
  client: ChainClient,
  world: MarketWorld,
  { collection: name, id, owner, listing }: TokenHolding,
): Promise<void> {
  const { market, collection } = toPlace(world, name);
  const [holder, ask] = await Promise.all([
    readContract(client, {
      address: collection,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [BigInt(id)],
    }),
    readContract(client, { address: market, abi: marketAbi, functionName: 'askOf', args: [BigInt(id)] }),
  ]);
  const account = world.addressOf(owner);
  if (listing === undefined) {
    if (holder !== account) fail(`${holder} has token ${id} of ${name}`);
    return;
  }
  const found = [ask.seller, ask.price, ask.endsAt, ask.bids];
  const planned = [account, listing.price, BigInt(listing.endsAt), BigInt(listing.bids)];
  if (holder !== market || found.some((value, index) => value !== planned[index])) {
    fail(`token ${id} of ${name} is listed otherwise`);
  }
}

function fail(difference: string): never {
  throw new StackError(`The demo data did not come out as planned: ${difference}.`);
}
