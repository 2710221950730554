import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Address, encodeAbiParameters, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { WorkOrder, WorkTerms } from './work-order.ts';

/** `IMarket.Kind`. */
const kinds = { fixed: 0, auction: 1 } as const;

/**
 * The calls that do the same: the first that would succeed is sent. A listing takes the work where the market may, and
 * else sends it with its terms, for which no right is needed.
 */
export function listWorkCalls(order: WorkOrder): readonly TransactionCall[] {
  const { token, terms, referrer = zeroAddress } = order;
  const { market, collection, tokenId } = token;
  if (terms.action === 'sell') return listListings(order, { kind: 'fixed', price: terms.price, endsAt: 0n });
  if (terms.action === 'auction')
    return listListings(order, { kind: 'auction', price: terms.price, endsAt: terms.endsAt });
  if (terms.action === 'approve')
    return [
      toCall(
        collection,
        encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [market, tokenId] }),
      ),
    ];
  if (terms.action === 'transfer') return listTransfers(order, terms.to);
  return [toCall(market, encodeMarketCall(tokenId, terms, referrer))];
}

/** Its collection moves a free work, the market a listed one. What the page shows may be older than a listing's end. */
function listTransfers({ account, token }: WorkOrder, to: Address): readonly TransactionCall[] {
  const args = [account, to, token.tokenId] as const;
  const free = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args });
  const listed = encodeFunctionData({ abi: marketAbi, functionName: 'transferFrom', args });
  return [toCall(token.collection, free), toCall(token.market, listed)];
}

type MarketTerms = Exclude<WorkTerms, { action: 'approve' | 'sell' | 'auction' | 'transfer' }>;

function encodeMarketCall(tokenId: bigint, terms: MarketTerms, referrer: Address): Hex {
  const abi = marketAbi;
  const { action } = terms;
  if (action === 'update')
    return encodeFunctionData({ abi, functionName: 'setCurrentPrice', args: [tokenId, terms.price] });
  if (action === 'revoke')
    return encodeFunctionData({ abi, functionName: 'cancelSellToken', args: [tokenId] });
  if (action === 'settle') return encodeFunctionData({ abi, functionName: 'settle', args: [tokenId] });
  if ('bidder' in terms) return encodeSale(tokenId, terms);
  if (action === 'buy')
    return encodeFunctionData({
      abi,
      functionName: 'buyToken',
      args: [tokenId, terms.price, terms.nonce, referrer],
    });
  return encodeBidderCall(tokenId, terms);
}

type SaleTerms = Extract<WorkTerms, { bidder: Address }>;

/** The least to receive binds each of them to what the seller saw. */
function encodeSale(tokenId: bigint, { action, bidder, proceeds }: SaleTerms): Hex {
  const abi = marketAbi;
  if (action === 'accept')
    return encodeFunctionData({ abi, functionName: 'sellTokenTo', args: [tokenId, bidder, proceeds] });
  return encodeFunctionData({ abi, functionName: 'acceptOffer', args: [bidder, tokenId, proceeds] });
}

type BidderTerms = Extract<WorkTerms, { action: 'bid' | 'raise' | 'cancel' }>;

/** The number of the listing binds each of them to what the bidder saw. */
function encodeBidderCall(tokenId: bigint, { action, nonce, price }: BidderTerms): Hex {
  const abi = marketAbi;
  if (action === 'bid')
    return encodeFunctionData({ abi, functionName: 'bidToken', args: [tokenId, price, nonce] });
  if (action === 'raise')
    return encodeFunctionData({ abi, functionName: 'updateBidPrice', args: [tokenId, nonce, price] });
  return encodeFunctionData({ abi, functionName: 'cancelBidToken', args: [tokenId, nonce] });
}

type Listing = { readonly kind: keyof typeof kinds; readonly price: bigint; readonly endsAt: bigint };

function listListings(order: WorkOrder, { kind, price, endsAt }: Listing): readonly TransactionCall[] {
  const { account, token } = order;
  const { market, collection, tokenId } = token;
  const taken =
    kind === 'fixed'
      ? encodeFunctionData({ abi: marketAbi, functionName: 'readyToSellToken', args: [tokenId, price] })
      : encodeFunctionData({
          abi: marketAbi,
          functionName: 'readyToAuctionToken',
          args: [tokenId, price, Number(endsAt)],
        });
  const terms = encodeAbiParameters(
    [{ type: 'uint8' }, { type: 'uint96' }, { type: 'uint40' }],
    [kinds[kind], price, Number(endsAt)],
  );
  const sent = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'safeTransferFrom',
    args: [account, market, tokenId, terms],
  });
  return [toCall(market, taken), toCall(collection, sent)];
}

function toCall(to: TransactionCall['to'], data: Hex): TransactionCall {
  return { to, data, value: 0n };
}
