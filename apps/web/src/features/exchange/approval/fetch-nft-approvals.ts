import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { type Address, zeroAddress } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { readNames } from '../../../shared/chain/read-names.ts';
import type { Nft, NftApproval } from '../../../shared/simulation/nft-change.ts';
import type { NftCandidate, StandingNft } from './nft-approval.ts';

/** The approvals of NFTs that hold, and the number of collections that did not answer. */
export type NftApprovals = { readonly standing: readonly StandingNft[]; readonly silentCount: number };

/** The candidates that hold: an operator of the account, or the approved account of an NFT that it owns. */
export async function fetchNftApprovals(
  client: ChainClient,
  owner: Address,
  candidates: readonly NftCandidate[],
): Promise<NftApprovals> {
  const rights = await readRights(client, owner, candidates);
  const granted = candidates.flatMap((candidate, index) => toGranted(candidate, rights[index]));
  const single = granted.filter((approval): approval is NftApproval & Nft => approval.tokenId !== 'all');
  const unread = candidates.filter((_, index) => rights[index] === undefined);
  const [owners, collections] = await Promise.all([
    readOwners(client, single),
    readCollections(client, owner, [...granted, ...unread]),
  ]);
  const find = ({ collection }: InCollection) => collections.get(toAddressKey(collection));
  const own = single.filter((_, index) => isSameAddress(owners[index] ?? zeroAddress, owner));
  const ownerless = single.filter((_, index) => owners[index] === undefined);
  // Nothing can be taken where the collection says that the account has none: a burned NFT does not answer.
  const silent = [...unread, ...ownerless].filter((candidate) => find(candidate)?.count !== 0n);
  const standing = [...granted.filter(({ tokenId }) => tokenId === 'all'), ...own];
  return {
    standing: standing.map((approval) => ({ name: '', count: undefined, ...find(approval), ...approval })),
    silentCount: new Set(silent.map(({ collection }) => toAddressKey(collection))).size,
  };
}

type InCollection = { readonly collection: Address };
type Right = boolean | Address | undefined;

const rightSchema = z.union([z.boolean(), addressInputSchema]);

function readRights(
  client: ChainClient,
  owner: Address,
  candidates: readonly NftCandidate[],
): Promise<Right[]> {
  const calls = candidates.map((candidate) =>
    candidate.kind === 'operator'
      ? toCall(candidate, 'isApprovedForAll', owner, candidate.operator)
      : toCall(candidate, 'getApproved', candidate.tokenId),
  );
  return readContracts(client, calls, (right) => rightSchema.parse(right));
}

function toGranted(candidate: NftCandidate, right: Right): NftApproval[] {
  const { collection } = candidate;
  if (candidate.kind === 'operator')
    return right === true ? [{ collection, operator: candidate.operator, tokenId: 'all' }] : [];
  if (typeof right !== 'string' || isSameAddress(right, zeroAddress)) return [];
  return [{ collection, operator: right, tokenId: candidate.tokenId }];
}

function readOwners(client: ChainClient, nfts: readonly Nft[]) {
  const calls = nfts.map((nft) => toCall(nft, 'ownerOf', nft.tokenId));
  return readContracts(client, calls, (owner) => addressInputSchema.parse(owner));
}

/** The name of each collection, and how many NFTs of it the account has. */
async function readCollections(client: ChainClient, owner: Address, all: readonly InCollection[]) {
  const byKey = new Map(all.map(({ collection }) => [toAddressKey(collection), collection]));
  const collections = [...byKey.values()];
  const calls = collections.map((collection) => toCall({ collection }, 'balanceOf', owner));
  const [names, counts] = await Promise.all([
    readNames(client, collections),
    readContracts(client, calls, (count) => z.bigint().parse(count)),
  ]);
  return new Map(
    [...byKey.keys()].map((key, index) => [key, { name: names[index] ?? '', count: counts[index] }]),
  );
}

function toCall({ collection }: InCollection, functionName: string, ...args: readonly unknown[]) {
  return { address: collection, abi: erc721Abi, functionName, args };
}
