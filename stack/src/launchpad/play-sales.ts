import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { toAddressKey } from '@tradewind/rules/network/address';
import { encodeFunctionData, erc20Abi, parseEther, zeroAddress, zeroHash } from 'viem';
import { getBlock, readContract, waitForTransactionReceipt } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { sendAs } from '../chain/send-as.ts';
import { localAccount } from '../demo-accounts.ts';
import { StackError } from '../stack-error.ts';
import { toSaleWorld } from './sale-world.ts';

type Hex = `0x${string}`;

/** A payment token of six decimals, the token that is sold, one for a dollar, and the number before the first project. */
const worlds = {
  31338: { pay: 'USDT', token: 'HELM', before: 0 },
  31339: { pay: 'USDC', token: 'TIDE', before: 1_000 },
} as const;

/** The chains that have sales and no market. */
export type SaleChainId = keyof typeof worlds;

/** What a test chooses of a sale; amounts are whole dollars, `closesAfter` seconds from the opening. */
export interface SaleChoice {
  readonly kind: 'fixed' | 'commit';
  readonly hardCap: number;
  readonly isPrefunded?: boolean;
  /** The time of the opening; by default as early as the factory takes it. */
  readonly openAt?: number;
  readonly closesAfter?: number;
}

export interface PlayedSale {
  readonly sale: Hex;
  readonly project: number;
  readonly openAt: number;
  readonly closeAt: number;
  readonly deliverBy: number;
}

const usd = 1_000_000n;
/** Seconds between a listing and the opening. */
const notice = 120;
const { address: deployer } = localAccount(0);
const { address: issuer } = localAccount(8);
const { address: treasury } = localAccount(9);
const { address: lister } = localAccount(13);

const noListing = { maxCommit: 0n, weight: 0, proof: [] };
const noPermit = { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' } as const;
const noStream = { shareBps: 0, firstReleaseBps: 0, cliffSeconds: 0, periodSeconds: 0, periods: 0 };

/** The call by which an account commits raw payment tokens to a sale that anybody may join. */
export const encodeJoin = (amount: bigint): Hex =>
  encodeFunctionData({ abi: saleAbi, functionName: 'join', args: [amount, noListing, noPermit] });

/** The calls of lister, buyers and issuer on a local chain whose contracts are deployed. */
export function createSalePlay(client: ChainClient, chainId: SaleChainId) {
  const { addressOf, factory, tokenOf } = toSaleWorld({
    chainId,
    addressOf: (account) => localAccount(account).address,
    endTimestamp: 0,
  });
  const { pay, token, before } = worlds[chainId];
  const tokens = { pay: tokenOf(pay), token: tokenOf(token) };
  const send = (from: Hex, to: Hex, data: Hex, value = 0n) => sendAndWait(client, { from, to, data, value });
  const travelTo = async (timestamp: number): Promise<void> => {
    await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) });
    await client.mine({ blocks: 1 });
  };
  const play = { client, factory, tokens, send, travelTo };
  return {
    chainId,
    ...play,
    addressOf,
    ...createSales(play, before),
    ...createPurchases(play),
    ...createReads(play),
  };
}

export type SalePlay = ReturnType<typeof createSalePlay>;
type Tokens = Record<'pay' | 'token', { readonly address: Hex; readonly decimals: number }>;

interface Play {
  readonly client: ChainClient;
  readonly factory: Hex;
  readonly tokens: Tokens;
  readonly send: (from: Hex, to: Hex, data: Hex, value?: bigint) => Promise<void>;
  readonly travelTo: (timestamp: number) => Promise<void>;
}

async function sendAndWait(client: ChainClient, transaction: Parameters<typeof sendAs>[1]): Promise<void> {
  const hash = await sendAs(client, transaction);
  const { status } = await waitForTransactionReceipt(client, { hash });
  if (status !== 'success') throw new StackError(`A transaction of ${transaction.from} reverted.`);
}

/** An account whose key the node does not have; the node forgets it when it ends. */
async function admit(client: ChainClient, address: Hex): Promise<void> {
  await client.impersonateAccount({ address });
  await client.setBalance({ address, value: parseEther('10') });
}

/** The calls of the owner and of the lister. */
function createSales({ client, factory, tokens, send, travelTo }: Play, before: number) {
  let project = before;
  /** Lists a sale of a new project, which opens later. */
  const listSale = async (choice: SaleChoice): Promise<PlayedSale> => {
    project += 1;
    // The last block of an idle chain may be older than the notice.
    await client.mine({ blocks: 1 });
    const { openAt = Number((await getBlock(client)).timestamp) + notice } = choice;
    const terms = toTerms(choice, tokens, { project, openAt });
    const args = [terms, [{ afterSeconds: 0, cumulativeBps: 10_000 }], noStream] as const;
    await admit(client, lister);
    await send(
      lister,
      factory,
      encodeFunctionData({ abi: saleFactoryAbi, functionName: 'createSale', args }),
    );
    const saleOf = { abi: saleFactoryAbi, functionName: 'saleOf', args: [BigInt(project), 1n] } as const;
    const sale = toAddressKey(await readContract(client, { ...saleOf, address: factory }));
    return { sale, project, openAt, closeAt: terms.closeAt, deliverBy: terms.deliverBy };
  };
  return {
    /** The factory takes the payment token. */
    prepare: async (): Promise<void> => {
      const args = [tokens.pay.address, true] as const;
      await send(
        deployer,
        factory,
        encodeFunctionData({ abi: saleFactoryAbi, functionName: 'setPayToken', args }),
      );
    },
    listSale,
    /** Lists a sale; the chain is at its opening then. */
    openSale: async (choice: SaleChoice): Promise<PlayedSale> => {
      const listed = await listSale(choice);
      await travelTo(listed.openAt);
      return listed;
    },
  };
}

/** The calls of buyers and of the issuer. */
function createPurchases({ client, tokens, send, travelTo }: Play) {
  /** An account gets whole dollars. */
  const pay = (account: Hex, amount: number) =>
    sendAs(client, {
      from: deployer,
      to: tokens.pay.address,
      data: encodeTransfer(account, toRawUsd(amount)),
    });
  /** An account gets coins and whole dollars, and permits the sale to take them. */
  const fund = async (sale: Hex, account: Hex, amount: number): Promise<void> => {
    await admit(client, account);
    // Each is in a block before the next one.
    await pay(account, amount);
    const data = encodeApprove(sale, toRawUsd(amount));
    await sendAs(client, { from: account, to: tokens.pay.address, data });
  };
  return {
    pay,
    fund,
    /** An account pays whole dollars. */
    join: async (sale: Hex, account: Hex, amount: number): Promise<void> => {
      await fund(sale, account, amount);
      await send(account, sale, encodeJoin(toRawUsd(amount)));
    },
    /** The issuer gets the tokens, and delivers them with a date in some seconds; returns the date. */
    deliver: async (sale: Hex, inSeconds = 60): Promise<number> => {
      await admit(client, issuer);
      const [{ accepted }, { tokensPerPayE18 }] = await Promise.all([
        readContract(client, { address: sale, abi: saleAbi, functionName: 'book' }),
        readContract(client, { address: sale, abi: saleAbi, functionName: 'terms' }),
      ]);
      const amount = (accepted * tokensPerPayE18) / 10n ** 18n;
      await send(deployer, tokens.token.address, encodeTransfer(issuer, amount));
      await send(issuer, tokens.token.address, encodeApprove(sale, amount));
      const tgeAt = Number((await getBlock(client)).timestamp) + inSeconds;
      await send(issuer, sale, encodeFunctionData({ abi: saleAbi, functionName: 'deliver', args: [tgeAt] }));
      return tgeAt;
    },
    /** The chain is past the refund window then. */
    passRefundWindow: async (sale: Hex): Promise<void> => {
      const end = await readContract(client, { address: sale, abi: saleAbi, functionName: 'refundEnd' });
      await travelTo(Number(end) + 1);
    },
  };
}

function createReads({ client, tokens }: Play) {
  return {
    /** The time of the last block. */
    readTime: async (): Promise<number> => Number((await getBlock(client)).timestamp),
    readBook: (address: Hex) => readContract(client, { address, abi: saleAbi, functionName: 'book' }),
    readOutcome: (address: Hex) => readContract(client, { address, abi: saleAbi, functionName: 'outcome' }),
    readBalance: (which: keyof Tokens, account: Hex) => {
      const { address } = tokens[which];
      return readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
    },
  };
}

export const toRawUsd = (amount: number): bigint => BigInt(amount) * usd;
const encodeTransfer = (to: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
export const encodeApprove = (spender: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] });

function toTerms(
  { kind, hardCap, isPrefunded = false, closesAfter = 600 }: SaleChoice,
  { pay, token }: Tokens,
  { project, openAt }: { readonly project: number; readonly openAt: number },
) {
  const closeAt = openAt + closesAfter;
  return {
    project,
    round: 1,
    kind: kind === 'fixed' ? 0 : 1,
    prefunded: isPrefunded,
    pay: pay.address,
    token: token.address,
    issuer,
    feeTo: treasury,
    signer: zeroAddress,
    listRoot: zeroHash,
    listHash: zeroHash,
    openAt,
    closeAt,
    deliverBy: closeAt + 86_400,
    latestTge: closeAt + 2 * 86_400,
    refundSeconds: 3_600,
    softCap: 100n * usd,
    hardCap: toRawUsd(hardCap),
    minPerUser: 10n * usd,
    maxPerUser: toRawUsd(hardCap),
    maxWeight: 1,
    tokensPerPayE18: 10n ** BigInt(18 + token.decimals - pay.decimals),
    feeBps: 300,
  };
}
