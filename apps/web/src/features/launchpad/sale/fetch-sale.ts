import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import type { DeadReason, SaleState } from '@tradewind/rules/launchpad/status';
import type { Address, Hex } from 'viem';
import type * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { findSaleFactory } from '../find-launchpad.ts';
import { booleanSchema, buyerSchema, factsSchema } from './sale-answers.ts';
import type { NamedSale, Sale } from './sale.ts';

/** A token with the decimals that the sale stored. */
export type ReadSaleToken = (address: Address, decimals: number) => Promise<Token>;

/** What a server names: the address of a sale, and the round whose sale it should be. */
export type SaleName = {
  readonly address: Address;
  /** Undefined where nobody named one: any sale of the factory. */
  readonly project?: number;
  readonly round?: number;
};

const viewNames = [
  'terms',
  'tranches',
  'stream',
  'book',
  'outcome',
  'permitSigner',
  'tokenDecimals',
] as const;

/** In the order of `ISale.State` and `ISale.Reason`. */
const states: readonly SaleState[] = ['open', 'levelled', 'delivered', 'cancelled'];
const reasons: readonly (DeadReason | undefined)[] = [
  undefined,
  'vetoed',
  'notFunded',
  'softCapMissed',
  'notSettled',
  'notDelivered',
];

/**
 * A named sale and the account's part in it, at one block of its chain. The address counts only after the factory that
 * is compiled into the page confirmed it, and only for the round that its own terms name.
 */
export async function fetchSale(
  chain: Chain,
  name: SaleName,
  account: Address | undefined,
  readToken: ReadSaleToken,
  signal?: AbortSignal,
): Promise<NamedSale> {
  const factory = findSaleFactory(chain);
  if (factory === undefined) return { kind: 'foreign' };
  const { address } = name;
  const views = [
    { address: factory, abi: saleFactoryAbi, functionName: 'isSale', args: [address] },
    ...viewNames.map((functionName) => ({ address, abi: saleAbi, functionName })),
    ...(account ? [{ address, abi: saleAbi, functionName: 'userInfo', args: [account] }] : []),
  ];
  const [isSale, ...answers] = await readContracts(chain.client, views, (answer) => answer, signal);
  if (isSale === undefined) throw new RpcNodeError('the factory did not answer');
  if (!booleanSchema.parse(isSale)) return { kind: 'foreign' };
  const facts = factsSchema.parse(answers.slice(0, viewNames.length));
  const [terms] = facts;
  const { project = terms.project, round = terms.round } = name;
  if (project !== terms.project || round !== terms.round) return { kind: 'other' };
  return {
    kind: 'known',
    sale: await toSale(chain, address, facts, readToken),
    buyer: account && buyerSchema.parse(answers[viewNames.length]),
  };
}

async function toSale(
  { chainId }: Chain,
  address: Address,
  [terms, tranches, stream, book, outcome, { signer }, decimals]: z.infer<typeof factsSchema>,
  readToken: ReadSaleToken,
): Promise<Sale> {
  const { kind, pay, token, listRoot, listHash, ...kept } = terms;
  const [payToken, soldToken] = await Promise.all([
    readToken(pay, decimals.pay),
    readToken(token, decimals.token),
  ]);
  return {
    ...kept,
    ...toState(book.state, outcome.reason),
    chainId,
    address,
    kind: kind === 0 ? 'fixed' : 'commit',
    pay: payToken,
    token: soldToken,
    signer: isZero(signer) ? undefined : signer,
    list: isZero(listRoot) ? undefined : { root: listRoot, hash: listHash },
    committed: book.committed,
    accepted: book.accepted,
    buyers: book.buyers,
    isPaused: book.isPaused,
    level: outcome.level,
    tgeAt: outcome.tgeAt,
    isFunded: outcome.isFunded,
    schedule: { tranches, stream },
  };
}

function toState(state: number, reason: number) {
  const known = states[state];
  if (known === undefined) throw new RpcNodeError(`a sale in the state ${state}`);
  if (known !== 'cancelled') return { state: known };
  const why = reasons[reason];
  if (why === undefined) throw new RpcNodeError(`a sale cancelled for the reason ${reason}`);
  return { state: known, reason: why };
}

function isZero(value: Hex): boolean {
  return /^0x0+$/.test(value);
}
