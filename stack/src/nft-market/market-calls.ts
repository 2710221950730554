import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { encodeAbiParameters, encodeFunctionData, erc20Abi, erc721Abi, zeroAddress } from 'viem';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

type Call = Pick<TimedTransaction, 'to' | 'data' | 'value'>;
type Address = `0x${string}`;
/** A market with the collection that it sells. */
export interface Place {
  readonly market: Address;
  readonly collection: Address;
}

const mintFee = 10n ** 16n;

export function createMarket(factory: Address, collection: Address): Call {
  const data = encodeFunctionData({
    abi: marketFactoryAbi,
    functionName: 'createMarket',
    args: [collection],
  });
  return { to: factory, data };
}

export function mintWork(art: Address, to: Address, fileName: string, royaltyBps: number): Call {
  const args = [to, fileName, royaltyBps] as const;
  const data = encodeFunctionData({ abi: artNftAbi, functionName: 'mintWithRoyalty', args });
  return { to: art, data, value: mintFee };
}

/** Sent with its terms, a token is listed in one transaction, and no approval is left. */
export function listToken(
  { market, collection }: Place,
  from: Address,
  { id, price, endsAt }: { id: number; price: bigint; endsAt: number },
): Call {
  const terms = encodeAbiParameters(
    [{ type: 'uint8' }, { type: 'uint96' }, { type: 'uint40' }],
    [endsAt === 0 ? 0 : 1, price, endsAt],
  );
  const args = [from, market, BigInt(id), terms] as const;
  return {
    to: collection,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args }),
  };
}

export function giveToken(collection: Address, from: Address, to: Address, id: number): Call {
  const args = [from, to, BigInt(id)] as const;
  return { to: collection, data: encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args }) };
}

export function approveToken({ market, collection }: Place, id: number): Call {
  const args = [market, BigInt(id)] as const;
  return { to: collection, data: encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args }) };
}

export function approveAmount(token: Address, spender: Address, amount: bigint): Call {
  const args = [spender, amount] as const;
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) };
}

export function payAmount(token: Address, to: Address, amount: bigint): Call {
  const args = [to, amount] as const;
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) };
}

export function buyToken({ market }: Place, id: number, price: bigint, nonce: number): Call {
  const args = [BigInt(id), price, nonce, zeroAddress] as const;
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName: 'buyToken', args }) };
}

export function changePrice({ market }: Place, id: number, price: bigint): Call {
  const args = [BigInt(id), price] as const;
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName: 'setCurrentPrice', args }) };
}

export function bidToken({ market }: Place, id: number, price: bigint, nonce: number): Call {
  const args = [BigInt(id), price, nonce] as const;
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName: 'bidToken', args }) };
}

export function cancelBid({ market }: Place, id: number, nonce: number): Call {
  const args = [BigInt(id), nonce] as const;
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName: 'cancelBidToken', args }) };
}

export function acceptBid({ market }: Place, id: number, bidder: Address): Call {
  const args = [BigInt(id), bidder, 0n] as const;
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName: 'sellTokenTo', args }) };
}

export function endListing({ market }: Place, functionName: 'cancelSellToken' | 'settle', id: number): Call {
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName, args: [BigInt(id)] }) };
}

export function offerAny({ market }: Place, price: bigint, count: number, until: number): Call {
  const args = [price, count, until] as const;
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName: 'offerAny', args }) };
}

export function acceptOffer({ market }: Place, bidder: Address, id: number): Call {
  const args = [bidder, BigInt(id), 0n] as const;
  return { to: market, data: encodeFunctionData({ abi: marketAbi, functionName: 'acceptOffer', args }) };
}
