import { createHash } from 'node:crypto';
import { createSaleList, type SaleList } from '@tradewind/rules/launchpad/create-sale-list';
import { createListTree } from '@tradewind/rules/launchpad/list-tree';
import { keccak256 } from 'viem';
import type { DemoSale } from './demo-sale.ts';
import type { SaleWorld } from './sale-world.ts';
import { toRaw } from './to-raw.ts';

type ListWorld = Pick<SaleWorld, 'chainId' | 'addressOf' | 'tokenOf'>;

const sha256 = (bytes: Uint8Array) => `0x${createHash('sha256').update(bytes).digest('hex')}` as const;

/** Creates the list of a sale of the demo by the rules of an uploaded one; undefined where anybody may join. */
export function createDemoList(sale: DemoSale, world: ListWorld): SaleList | undefined {
  if (sale.list === undefined) return undefined;
  const { decimals } = world.tokenOf(sale.pay);
  const entries = sale.list.map(({ account, maxCommit }) => ({
    account: world.addressOf(account),
    maxCommit: toRaw(maxCommit, decimals),
    weight: 1n,
  }));
  const scope = { chainId: world.chainId, project: sale.project, round: 1 };
  return createSaleList(entries, { scope, payDecimals: decimals }, { keccak: keccak256, sha256 });
}

/** The listing with which an account of the demo joins; an empty one where anybody may. */
export function createDemoListing(sale: DemoSale, world: ListWorld, account: number) {
  const list = createDemoList(sale, world);
  if (list === undefined) return { maxCommit: 0n, weight: 0, proof: [] };
  const address = world.addressOf(account);
  const entry = list.entries.find((line) => line.account === address);
  const proof = createListTree(list.entries, list.scope, keccak256).findProof(address);
  if (entry === undefined || proof === undefined) throw new TypeError(`account ${account} is on no list`);
  return { maxCommit: entry.maxCommit, weight: Number(entry.weight), proof };
}
