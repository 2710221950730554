import { useQuery } from '@tanstack/react-query';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { isSameAddress } from '@tradewind/rules/network/address';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { parseAsk, parseBids, userBidSchema } from './market-answers.ts';
import { findOwnBid, type MarketToken, type TokenState } from './token.ts';

/** What the chain says of an NFT and of an account's part in it, read with each block. */
export function useTokenState(token: MarketToken, account: Address | undefined) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'nft-market', token.market, String(token.tokenId), account),
    queryFn: ({ signal }) => readTokenState(chain, token, account, signal),
  });
  const state: Reading<TokenState> = toReading(query);
  return { state, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** The views of the market always answer; a collection may refuse each of its own. */
export async function readTokenState(
  { client }: Chain,
  token: MarketToken,
  account: Address | undefined,
  signal?: AbortSignal,
): Promise<TokenState> {
  const { market, collection, tokenId } = token;
  const ofMarket = { address: market, abi: marketAbi } as const;
  const ofCollection = { address: collection, abi: erc721Abi } as const;
  const [listing, book, paused, holder, approved, operator] = await readContracts(
    client,
    [
      { ...ofMarket, functionName: 'askOf', args: [tokenId] },
      { ...ofMarket, functionName: 'getBids', args: [tokenId] },
      { ...ofMarket, functionName: 'paused' },
      { ...ofCollection, functionName: 'ownerOf', args: [tokenId] },
      { ...ofCollection, functionName: 'getApproved', args: [tokenId] },
      { ...ofCollection, functionName: 'isApprovedForAll', args: [account ?? market, market] },
    ],
    (result) => result,
    signal,
  );
  if (listing === undefined || book === undefined || paused === undefined)
    throw new RpcNodeError('a market did not answer');
  const ask = parseAsk(listing);
  const bids = parseBids(book);
  return {
    holder: addressInputSchema.safeParse(holder).data,
    ask,
    bids,
    ownBid: await readOwnBid(client, token, { account, ask, bids }, signal),
    isApproved: isSame(approved, market) || (account !== undefined && operator === true),
    isPaused: z.boolean().parse(paused),
  };
}

function isSame(answer: unknown, market: Address): boolean {
  const approved = addressInputSchema.safeParse(answer).data;
  return approved !== undefined && isSameAddress(approved, market);
}

type Book = Pick<TokenState, 'ask' | 'bids'> & { readonly account: Address | undefined };

/** From the book where it is whole: a second read may be of a later block, whose leading bid is another one. */
async function readOwnBid(
  client: Chain['client'],
  { market, tokenId }: MarketToken,
  { account, ask, bids }: Book,
  signal: AbortSignal | undefined,
): Promise<bigint | undefined> {
  if (account === undefined || ask === undefined) return undefined;
  const found = findOwnBid(ask, bids, account);
  if (found !== 'unread') return found;
  const view = {
    address: market,
    abi: marketAbi,
    functionName: 'getUserBid',
    args: [account, tokenId, ask.nonce],
  } as const;
  const [answer] = await readContracts(client, [view], (result) => userBidSchema.parse(result), signal);
  if (answer === undefined) throw new RpcNodeError('a market did not answer');
  return answer.price > 0n && answer.isOpen ? answer.price : undefined;
}
