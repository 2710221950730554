import { demoTokenAbi } from '@tradewind/abi/local/demo-token.abi';
import { demoTokenBytecode } from '@tradewind/abi/local/demo-token.bytecode';
import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { artNftBytecode } from '@tradewind/abi/nft-market/art-nft.bytecode';
import { marketDeployerBytecode } from '@tradewind/abi/nft-market/market-deployer.bytecode';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { marketFactoryBytecode } from '@tradewind/abi/nft-market/market-factory.bytecode';
import { multicall3Bytecode } from '@tradewind/abi/standard/multicall3.bytecode';
import { type Address, toAddressKey } from '@tradewind/rules/network/address';
import { createMarket, type Market, type RoyaltyTerms } from '@tradewind/rules/nft-market/market';
import {
  concat,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  keccak256,
  maxUint256,
  numberToHex,
  padHex,
  parseEther,
} from 'viem';
import { getBlock, getStorageAt, getTransactionReceipt, readContract } from 'viem/actions';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { startChainNode } from '../chain-node.ts';
import { localAccount } from '../demo-accounts.ts';

export const feeBps = 250n;
/** Has all roles and the first supply; the rest are players, of whom the last made the works. */
const owner = toAddressKey(localAccount(0).address);
export const players = [1, 2, 3, 4, 5, 6].map((index) => toAddressKey(localAccount(index).address));
export const [artist = owner] = players.slice(-1);
/**
 * The royalties of the works 1 to 8. The contract of the works takes up to 10%: the last two are written into its
 * storage, one that names more than is paid, and one whose receiver is the market.
 */
const royalties = [1_000n, 500n, 333n, 0n, 1n, 1_000n, 6_500n, 700n] as const;
export const tokens = royalties.map((_bps, index) => BigInt(index + 1));

/** A market of the real contracts on a chain of its own, and the same market of the rules. */
export type MarketSite = {
  readonly client: ChainClient;
  readonly multicall3: Address;
  readonly market: Market;
  readonly owner: Address;
  readonly stop: () => Promise<void>;
};

/** Starts a chain, on which blocks are made on request, with a market and eight works of six players. */
export async function startMarketSite(funds: bigint): Promise<MarketSite> {
  const node = await startChainNode({ mining: 'manual', genesisTimestamp: 1_767_225_600 });
  try {
    const client = connectChain(node.rpcUrl);
    const multicall3 = await deploy(client, multicall3Bytecode);
    const market = await createWorks(client, await createContracts(client, funds), funds);
    return { client, multicall3, market, owner, stop: node.stop };
  } catch (error) {
    await node.stop();
    throw error;
  }
}

/** The key of an account in the storage of the quote token: above 0 where it refuses to be paid. */
export function refusePayments({ client, market }: MarketSite, account: Address, isRefused: boolean) {
  const [index, value] = [padHex(account, { size: 32 }), numberToHex(isRefused ? 1 : 0, { size: 32 })];
  return client.setStorageAt({ address: market.place.quoteToken, index, value });
}

type Sent = { readonly from: Address; readonly to?: Address; readonly data: Hex; readonly value?: bigint };

/** Sends a transaction and makes its block, at a time if one is named; a failure is an error. */
async function send(client: ChainClient, { value = 0n, ...sent }: Sent, time?: bigint) {
  const parameters = { ...sent, gas: numberToHex(20_000_000), value: numberToHex(value) };
  const hash = await client.request({ method: 'eth_sendTransaction', params: [parameters] });
  if (time !== undefined) await client.setNextBlockTimestamp({ timestamp: time });
  await client.mine({ blocks: 1 });
  const receipt = await getTransactionReceipt(client, { hash });
  if (receipt.status !== 'success') throw new Error(`a transaction to ${sent.to} failed`);
  return receipt;
}

async function deploy(client: ChainClient, data: Hex): Promise<Address> {
  const { contractAddress } = await send(client, { from: owner, data });
  if (!contractAddress) throw new Error('a contract was not deployed');
  return toAddressKey(contractAddress);
}

async function createContracts(client: ChainClient, funds: bigint): Promise<Market> {
  const quoteToken = await deployToken(client, funds);
  const collection = await deploy(
    client,
    encodeDeployData({ abi: artNftAbi, bytecode: artNftBytecode, args: [owner, owner, 'uri/'] }),
  );
  const deployer = await deploy(client, marketDeployerBytecode);
  const roles = { owner, guardian: owner, treasury: owner };
  const parameters = { ...roles, deployer, quoteToken, feeBps: Number(feeBps) };
  const factory = await deploy(
    client,
    encodeDeployData({ abi: marketFactoryAbi, bytecode: marketFactoryBytecode, args: [parameters] }),
  );
  const create = { abi: marketFactoryAbi, functionName: 'createMarket', args: [collection] } as const;
  await send(client, { from: owner, to: factory, data: encodeFunctionData(create) });
  const find = { abi: marketFactoryAbi, functionName: 'marketOf', args: [collection] } as const;
  const market = toAddressKey(await readContract(client, { address: factory, ...find }));
  return createMarket({ market, collection, quoteToken, factory }, feeBps);
}

/** The code of a plain token behind a gate: a transfer to an account that refuses payments reverts. */
async function deployToken(client: ChainClient, funds: bigint): Promise<Address> {
  const args = ['Quote', 'BSCS', 18, owner, funds * BigInt(players.length)] as const;
  const data = encodeDeployData({ abi: demoTokenAbi, bytecode: demoTokenBytecode, args });
  const [address, workings] = [await deploy(client, data), await deploy(client, data)];
  const gate: Hex = '0x5f3560e01c63a9059cbb14600435541660405736';
  const delegate = concat(['0x5f5f375f5f365f73', workings, '0x5af43d5f5f3e603c57']);
  await client.setCode({ address, bytecode: concat([gate, delegate, '0x3d5ffd5b3d5ff3', '0x5b5f5ffd']) });
  return address;
}

async function createWorks(client: ChainClient, market: Market, funds: bigint): Promise<Market> {
  const { collection, quoteToken, market: address } = market.place;
  const [holders, balances] = [new Map<bigint, Address>(), new Map<Address, bigint>()];
  for (const account of players) {
    await transact(client, owner, quoteToken, 'transfer', [account, funds]);
    await transact(client, account, quoteToken, 'approve', [address, maxUint256]);
    await approveMarket(client, market, account, true);
    balances.set(account, funds);
  }
  const named = new Map<bigint, RoyaltyTerms>();
  for (const [index, bps] of royalties.entries()) {
    const [id, holder = owner] = [BigInt(index + 1), players[index % players.length]];
    const terms = { bps, receiver: index === 7 ? address : artist };
    await mint(client, collection, holder, id, bps > 1_000n ? 1_000n : bps);
    if (index > 5) await writeRoyalty(client, collection, id, terms);
    holders.set(id, holder);
    named.set(id, terms);
  }
  return { ...market, holders, balances, approving: new Set(players), royalties: named };
}

function mint(client: ChainClient, collection: Address, holder: Address, id: bigint, bps: bigint) {
  const args = [holder, `${id.toString(16).padStart(64, '0')}.png`, Number(bps)] as const;
  const data = encodeFunctionData({ abi: artNftAbi, functionName: 'mintWithRoyalty', args });
  return send(client, { from: artist, to: collection, data, value: parseEther('0.01') });
}

function transact(
  client: ChainClient,
  from: Address,
  to: Address,
  functionName: 'transfer' | 'approve',
  args: readonly [Address, bigint],
) {
  return send(client, { from, to, data: encodeFunctionData({ abi: erc20Abi, functionName, args }) });
}

/** Approves the market for all works of an account, or withdraws the approval, in a block of a time. */
export function approveMarket(
  client: ChainClient,
  { place }: Market,
  from: Address,
  isApproved: boolean,
  time?: bigint,
) {
  const args = [place.market, isApproved] as const;
  const data = encodeFunctionData({ abi: artNftAbi, functionName: 'setApprovalForAll', args });
  return send(client, { from, to: place.collection, data }, time);
}

/** Writes creator and royalty of a work into its slot, which begins with both. */
async function writeRoyalty(client: ChainClient, address: Address, id: bigint, terms: RoyaltyTerms) {
  for (let position = 0n; position < 32n; position += 1n) {
    const index = keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [id, position]));
    const slot = hexToBigInt((await getStorageAt(client, { address, slot: index })) ?? '0x0');
    if ((slot & (2n ** 160n - 1n)) !== hexToBigInt(artist)) continue;
    const kind = slot >> 176n;
    const value = numberToHex((kind << 176n) | (terms.bps << 160n) | hexToBigInt(terms.receiver), {
      size: 32,
    });
    return client.setStorageAt({ address, index, value });
  }
  throw new Error(`the record of work ${id} was not found`);
}

/** The time of the newest block, in chain seconds. */
export async function readTime(client: ChainClient): Promise<bigint> {
  return (await getBlock(client)).timestamp;
}
