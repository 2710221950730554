import { createHash } from 'node:crypto';
import { findNetworkDeployment, findNftMarketDeployment } from '@tradewind/abi/deployment';
import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { startChainNode } from '@tradewind/stack/chain-node';
import { type ChainClient, connectChain } from '@tradewind/stack/chain/connect';
import { deployContracts } from '@tradewind/stack/chain/deploy';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { encodeFunctionData, type Hex, maxUint256, numberToHex, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { chainId } from './busy-chain.ts';

/** Mints, listings, bids and purchases of a round: 200 + 200 + 60 + 90 events in four blocks. */
const works = 100;
const bids = 60;
const purchases = 30;
const price = 10n ** 18n;
const gas = numberToHex(29_000_000);
const spanSeconds = 26 * 3_600;
/** Blocks above those that are read by ranges. */
const finalityBlocks = 64;

type Sent = { readonly from: Hex; readonly to: Hex; readonly data: Hex; readonly value?: Hex };
type Send = (transaction: Sent) => Promise<void>;

/** The account with the whole supply of the quote token buys; a demo account mints and sells. */
const buyer = localAccount(0).address;
const seller = localAccount(1).address;

/** Starts a local chain with a market of the artists' works, and very many of its events. */
export async function startNftMarketChain(rounds: number) {
  const { signal } = new AbortController();
  const genesisTimestamp = Math.floor(Date.now() / 1_000) - spanSeconds;
  const node = await startChainNode({ mining: 'manual', genesisTimestamp });
  const client = connectChain(node.rpcUrl);
  await deployContracts(client, signal);
  const send: Send = async (transaction) => {
    await client.request({ method: 'eth_sendTransaction', params: [{ ...transaction, gas }] });
    await client.mine({ blocks: 1 });
  };
  const nftMarket = await openNftMarket(client, send);
  for (let round = 0; round < rounds; round += 1) await playRound(send, nftMarket, 1 + round * works);
  await client.mine({ blocks: finalityBlocks + 1 });
  return node;
}

function getContracts() {
  const [deployment, network] = [findNftMarketDeployment(chainId), findNetworkDeployment(chainId)];
  if (!deployment || !network) throw new TypeError('the local chain has the NFT markets');
  return { ...deployment, multicall3: network.multicall3 };
}

async function openNftMarket(client: ChainClient, send: Send): Promise<Hex> {
  const { factory, art, quoteToken } = getContracts();
  const create = encodeFunctionData({ abi: marketFactoryAbi, functionName: 'createMarket', args: [art] });
  await send({ from: buyer, to: factory, data: create });
  const of = { address: factory, abi: marketFactoryAbi, functionName: 'marketOf' } as const;
  const nftMarket = await readContract(client, { ...of, args: [art] });
  const approve = encodeFunctionData({
    abi: artNftAbi,
    functionName: 'setApprovalForAll',
    args: [nftMarket, true],
  });
  const allow = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [nftMarket, maxUint256] });
  await send({ from: seller, to: art, data: approve });
  await send({ from: buyer, to: quoteToken, data: allow });
  return nftMarket;
}

async function playRound(send: Send, nftMarket: Hex, first: number): Promise<void> {
  const abi = marketAbi;
  const ids = Array.from({ length: works }, (_, place) => BigInt(first + place));
  const listings = ids.map((id) =>
    encodeFunctionData({ abi, functionName: 'readyToSellToken', args: [id, price] }),
  );
  const offered = ids
    .slice(0, bids)
    .map((id) => encodeFunctionData({ abi, functionName: 'bidToken', args: [id, price / 2n, 1] }));
  const sweep = ids.slice(-purchases).map((id) => ({ id, maxPrice: price, nonce: 1 }));
  const total = price * BigInt(purchases);
  const calls = [
    { from: seller, data: encodeFunctionData({ abi, functionName: 'multicall', args: [listings] }) },
    { from: buyer, data: encodeFunctionData({ abi, functionName: 'multicall', args: [offered] }) },
    {
      from: buyer,
      data: encodeFunctionData({ abi, functionName: 'buyTokens', args: [sweep, total, zeroAddress] }),
    },
  ];
  await send({ from: seller, ...mintWorks(ids) });
  for (const call of calls) await send({ ...call, to: nftMarket });
}

function mintWorks(ids: readonly bigint[]): Pick<Sent, 'to' | 'data' | 'value'> {
  const { art, multicall3 } = getContracts();
  const value = 10n ** 16n;
  const calls = ids.map((id) => {
    const name = `${createHash('sha256').update(String(id)).digest('hex')}.png`;
    const callData = encodeFunctionData({ abi: artNftAbi, functionName: 'mint', args: [seller, name] });
    return { target: art, allowFailure: false, value, callData };
  });
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3Value', args: [calls] });
  return { to: multicall3, data, value: numberToHex(value * BigInt(ids.length)) };
}
