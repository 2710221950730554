import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';
import { startChainNode } from '../chain-node.ts';
import { connectChain } from '../chain/connect.ts';
import { deployContracts } from '../chain/deploy.ts';
import { sendAs } from '../chain/send-as.ts';
import { localAccount } from '../demo-accounts.ts';
import { toSaleWorld } from './sale-world.ts';
import { encodeFunctionData, erc20Abi, numberToHex, parseEther, zeroAddress, zeroHash } from 'viem';
import { getBlock, readContract, waitForTransactionReceipt } from 'viem/actions';

/** A chain that has sales and no market: a keeper's other watches stay away from it. */
export const chainId = 31_338;
const { addressOf, factory, tokenOf } = toSaleWorld({
  chainId,
  addressOf: (account) => localAccount(account).address,
  endTimestamp: 0,
});
const [pay, token] = [tokenOf('USDT').address, tokenOf('HELM').address];
const [deployer, issuer, treasury, lister] = [addressOf(0), addressOf(8), addressOf(9), addressOf(13)];
const usd = 1_000_000n;

const noListing = { maxCommit: 0n, weight: 0, proof: [] };
const noPermit = { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' } as const;
const noStream = { shareBps: 0, firstReleaseBps: 0, cliffSeconds: 0, periodSeconds: 0, periods: 0 };

/** What the caller chooses of a sale; amounts are whole dollars, times seconds from the opening. */
export type SaleChoice = {
  kind: 'fixed' | 'commit';
  hardCap: number;
  isPrefunded?: boolean;
  closesAfter?: number;
};

/** A chain with payment tokens, whose sales open and end when the caller says so. */
export async function startSaleChain() {
  const node = await startChainNode({ chainId });
  const client = connectChain(node.rpcUrl);
  await deployContracts(client, new AbortController().signal, deploymentPlans[chainId]);
  const send = async (from: Hex, to: Hex, data: Hex, value = 0n): Promise<void> => {
    const hash = await sendAs(client, { from, to, data, value });
    const { status } = await waitForTransactionReceipt(client, { hash });
    if (status !== 'success') throw new Error(`a transaction of ${from} reverted`);
  };
  const setPayToken = { abi: saleFactoryAbi, functionName: 'setPayToken', args: [pay, true] } as const;
  await send(deployer, factory, encodeFunctionData(setPayToken));
  for (const account of [10, 11, 12]) await send(deployer, addressOf(account), '0x', parseEther('10'));
  await client.impersonateAccount({ address: lister });
  await client.setBalance({ address: lister, value: parseEther('10') });
  return {
    client,
    rpcUrl: node.rpcUrl,
    payToken: pay,
    ...createSales(client, send),
    ...createDeliveries(client, send),
    stop: node.stop,
  };
}

type Client = ReturnType<typeof connectChain>;
type Send = (from: Hex, to: Hex, data: Hex, value?: bigint) => Promise<void>;

/** The actions of the lister and of buyers. */
function createSales(client: Client, send: Send) {
  let project = 0;
  const travelTo = createTravel(client);
  return {
    send,
    travelTo,
    /** Lists a sale; the chain is at its opening then. */
    openSale: async (choice: SaleChoice): Promise<{ sale: Hex; closeAt: number; deliverBy: number }> => {
      project += 1;
      const openAt = Number((await getBlock(client)).timestamp) + 120;
      const terms = toTerms(choice, project, openAt);
      const args = [terms, [{ afterSeconds: 0, cumulativeBps: 10_000 }], noStream] as const;
      const create = { abi: saleFactoryAbi, functionName: 'createSale', args } as const;
      await send(lister, factory, encodeFunctionData(create));
      const saleOf = { abi: saleFactoryAbi, functionName: 'saleOf', args: [BigInt(project), 1n] } as const;
      const sale = toAddressKey(await readContract(client, { ...saleOf, address: factory }));
      await travelTo(openAt);
      return { sale, closeAt: terms.closeAt, deliverBy: terms.deliverBy };
    },
    join: (sale: Hex, buyer: number, amount: number) => join(client, send, { sale, buyer, amount }),
    readBook: (address: Hex) => readContract(client, { address, abi: saleAbi, functionName: 'book' }),
    readOutcome: (address: Hex) => readContract(client, { address, abi: saleAbi, functionName: 'outcome' }),
  };
}

function createTravel(client: Client) {
  return async (timestamp: number): Promise<void> => {
    await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) });
    await client.mine({ blocks: 1 });
  };
}

/** The delivery of a sale, and its time after that. */
function createDeliveries(client: Client, send: Send) {
  const travelTo = createTravel(client);
  return {
    /** The issuer gets the tokens, and delivers them with the date of now. */
    deliver: async (sale: Hex): Promise<void> => {
      await client.impersonateAccount({ address: issuer });
      await client.setBalance({ address: issuer, value: parseEther('10') });
      const { accepted } = await readContract(client, { address: sale, abi: saleAbi, functionName: 'book' });
      const amount = accepted * 10n ** 12n;
      const encode = (functionName: 'transfer' | 'approve', to: Hex) =>
        encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] });
      await send(deployer, token, encode('transfer', issuer));
      await send(issuer, token, encode('approve', sale));
      const tgeAt = Number((await getBlock(client)).timestamp) + 60;
      await send(issuer, sale, encodeFunctionData({ abi: saleAbi, functionName: 'deliver', args: [tgeAt] }));
      await travelTo(tgeAt + 60);
    },
    /** The chain is past the refund window then. */
    passRefundWindow: async (sale: Hex): Promise<void> => {
      const end = await readContract(client, { address: sale, abi: saleAbi, functionName: 'refundEnd' });
      await travelTo(Number(end) + 1);
    },
    readBalance: (which: 'pay' | 'token', account: Hex) =>
      readContract(client, {
        address: which === 'pay' ? pay : token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      }),
  };
}

type Join = { sale: Hex; buyer: number; amount: number };

/** An account of this number, below 31, gets coins and tokens, and pays whole dollars. */
async function join(client: Client, send: Send, { sale, buyer, amount }: Join): Promise<Hex> {
  const account = numberToHex(0xb000n + BigInt((buyer * 11) % 31) * 0x1_0000_0000_0000n, { size: 20 });
  const raw = BigInt(amount) * usd;
  await client.impersonateAccount({ address: account });
  await client.setBalance({ address: account, value: parseEther('1') });
  const encode = (functionName: 'transfer' | 'approve', to: Hex) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args: [to, raw] });
  // Each is in a block before the next one.
  await sendAs(client, { from: deployer, to: pay, data: encode('transfer', account) });
  await sendAs(client, { from: account, to: pay, data: encode('approve', sale) });
  const args = [raw, noListing, noPermit] as const;
  await send(account, sale, encodeFunctionData({ abi: saleAbi, functionName: 'join', args }));
  return account;
}

function toTerms(
  { kind, hardCap, isPrefunded = false, closesAfter = 600 }: SaleChoice,
  project: number,
  openAt: number,
) {
  const closeAt = openAt + closesAfter;
  return {
    project,
    round: 1,
    kind: kind === 'fixed' ? 0 : 1,
    prefunded: isPrefunded,
    pay,
    token,
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
    hardCap: BigInt(hardCap) * usd,
    minPerUser: 10n * usd,
    maxPerUser: BigInt(hardCap) * usd,
    maxWeight: 1,
    tokensPerPayE18: 10n ** 30n,
    feeBps: 300,
  };
}
