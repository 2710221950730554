import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import { addressInputSchema, addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { type Address, type Hex, numberToHex, pad, zeroAddress } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import type { ApprovalCandidate } from './approval.ts';
import type { NftCandidate } from './nft-approval.ts';

/** Blocks from `from` to `to`, both included. */
export type BlockRange = { readonly from: bigint; readonly to: bigint };

/** What an event of a token or a collection names. Its contract then says whether the approval holds. */
export type Announced = (ApprovalCandidate & { readonly kind: 'token' }) | NftCandidate;

/** Tokens and collections have the same `Approval`; that of an NFT indexes its id too. */
const { approval, approvalForAll } = erc721Events;

const logsSchema = z.array(z.object({ address: addressInputSchema, topics: z.array(hashSchema) }));

/** What the events of a range name as approved by the account, of any token and any collection. */
export async function fetchAnnounced(
  client: ChainClient,
  owner: Address,
  { from, to }: BlockRange,
): Promise<Announced[]> {
  const topics = [[approval.selector, approvalForAll.selector], pad(owner)];
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
  });
  return logsSchema.parse(logs).flatMap(toAnnounced);
}

/** A revocation names nothing: earlier events named what it revokes. */
function toAnnounced({ address, topics }: z.infer<typeof logsSchema>[number]): Announced[] {
  const [selector, , approved, tokenId] = topics;
  if (approved === undefined) return [];
  const taker = toAddress(approved);
  if (selector === approvalForAll.selector)
    return [{ kind: 'operator', collection: address, operator: taker }];
  if (tokenId === undefined) return [{ kind: 'token', token: address, spender: taker }];
  return taker === zeroAddress ? [] : [{ kind: 'nft', collection: address, tokenId: BigInt(tokenId) }];
}

function toAddress(topic: Hex): Address {
  return addressSchema.parse(`0x${topic.slice(26)}`);
}
