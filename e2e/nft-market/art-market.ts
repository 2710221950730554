import { randomBytes } from 'node:crypto';
import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import {
  approveAmount,
  bidToken,
  buyToken,
  listToken,
  mintWork,
  type Place,
} from '@tradewind/stack/nft-market/market-calls';
import { type Address, createClient, erc20Abi, type Hex, http, parseUnits } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { readContract, sendTransaction } from 'viem/actions';
import { localChainId } from '../fixture/local-chain.ts';
import { waitForSuccess } from '../fixture/payer.ts';

/** Raw units of the quote token. */
const toRaw = (amount: string): bigint => parseUnits(amount, 18);

/** The artists' collection and its market on the local chain, without the product. */
export async function createArtMarket(rpcUrl: string) {
  const client = createClient({ transport: http(rpcUrl), pollingInterval: 50 });
  const deployment = findNftMarketDeployment(localChainId);
  if (deployment === undefined) throw new Error('The local chain has no NFT market.');
  const { factory, art, quoteToken } = deployment;
  const market = await readContract(client, {
    address: factory,
    abi: marketFactoryAbi,
    functionName: 'marketOf',
    args: [art],
  });
  const place: Place = { market, collection: art };
  const ofMarket = { address: market, abi: marketAbi } as const;
  const ofArt = { address: art, abi: artNftAbi } as const;

  async function send(key: Hex, call: ReturnType<typeof mintWork>): Promise<void> {
    const hash = await sendTransaction(client, {
      account: privateKeyToAccount(key),
      chain: null,
      to: call.to,
      data: call.data,
      value: call.value ?? 0n,
    });
    await waitForSuccess(rpcUrl, [hash]);
  }

  const readAsk = (id: number) =>
    readContract(client, { ...ofMarket, functionName: 'askOf', args: [BigInt(id)] });

  return {
    /** Mints a work of a file that nobody has; returns its id. */
    async mint(key: Hex, royaltyBps = 500): Promise<number> {
      const { address } = privateKeyToAccount(key);
      await send(key, mintWork(art, address, `${randomBytes(32).toString('hex')}.png`, royaltyBps));
      const next = await readContract(client, { ...ofArt, functionName: 'nextTokenId' });
      // Another test may mint at the same time.
      for (let id = Number(next) - 1; id > 0; id -= 1) {
        const owner = await readContract(client, { ...ofArt, functionName: 'ownerOf', args: [BigInt(id)] });
        if (owner === address) return id;
      }
      throw new Error('The minted work has no owner.');
    },
    /** Lists a work at a price in whole units, or by an auction that ends at a chain time. */
    list: (key: Hex, id: number, price: string, endsAt = 0): Promise<void> =>
      send(key, listToken(place, privateKeyToAccount(key).address, { id, price: toRaw(price), endsAt })),
    /** Bids in whole units on the open listing. */
    async bid(key: Hex, id: number, price: string): Promise<void> {
      const { nonce } = await readAsk(id);
      await send(key, approveAmount(quoteToken, market, toRaw(price)));
      await send(key, bidToken(place, id, toRaw(price), Number(nonce)));
    },
    /** Buys a work at its price. */
    async buy(key: Hex, id: number): Promise<void> {
      const { nonce, price } = await readAsk(id);
      await send(key, approveAmount(quoteToken, market, price));
      await send(key, buyToken(place, id, price, Number(nonce)));
    },
    readAsk,
    /** Raw units of the quote token. */
    readBalance: (account: Address): Promise<bigint> =>
      readContract(client, {
        address: quoteToken,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      }),
    readOwner: (id: number): Promise<Address> =>
      readContract(client, { ...ofArt, functionName: 'ownerOf', args: [BigInt(id)] }),
    readBids: (id: number) =>
      readContract(client, { ...ofMarket, functionName: 'getBids', args: [BigInt(id)] }),
    readOffer: (account: Address) =>
      readContract(client, { ...ofMarket, functionName: 'offerOf', args: [account] }),
    /** What the seller of a work gets of a price in whole units, raw units. */
    async readProceeds(id: number, price: string): Promise<bigint> {
      const args = [BigInt(id), toRaw(price)] as const;
      return (await readContract(client, { ...ofMarket, functionName: 'quote', args })).proceeds;
    },
  };
}
