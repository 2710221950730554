import { findNftMarketDeployment, type NftMarketDeployment } from '@tradewind/abi/deployment';
import { addFirstChannels } from '@tradewind/db/artist/add-first-channels.query';
import { artistTable } from '@tradewind/db/artist/tables';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { mediaFileTable } from '@tradewind/db/media/tables';
import { artworkTable, askTable, marketTable } from '@tradewind/db/nft-market/tables';
import { vi } from 'vitest';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp, chainId, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';

export const [alice, bob, carol] = [toAddress('a'), toAddress('b'), toAddress('c')];
export const [art, artMarket] = [toAddress('1'), toAddress('3')];
export const coin = 10n ** 18n;

const deployment: NftMarketDeployment = {
  chainId,
  factory: toAddress('f'),
  art,
  genesis: toAddress('2'),
  quoteToken: toAddress('5'),
  startBlock: 0n,
};
export const plantMarket = () => plantDeployments([[findNftMarketDeployment, deployment]]);

type Api = Awaited<ReturnType<typeof startTestApi>>;
export type MarketApi = Api;

/** An API that listens, with an empty market of the artists, the channels, and a profile of Alice. */
export async function startMarketApi(settings: Record<string, string> = {}): Promise<Api> {
  const api = await startTestApi(settings, plantMarket());
  const { database } = api.deps;
  await seedIndex(database);
  await addFirstChannels(database);
  const terms = { feeBps: 250, nextFeeBps: 250, nextFeeAt: 0, isPaused: false, askCount: 0, offerCount: 0 };
  const sums = { tradeCount: 0, volume: 0n, fees: 0n, royalties: 0n, sweptFees: 0n };
  const created = { createdBlockNumber: 1, createdAt: 1 };
  await database.orm
    .insert(marketTable)
    .values({ chainId, address: artMarket, number: 0, collection: art, ...terms, ...sums, ...created });
  await addArtist(api, alice, 'Alice Blue');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitUntil(() => api.deps.hub.state.phase === 'open', { timeout: 30_000 });
  return api;
}

async function addArtist({ deps }: Api, account: Hex, name: string): Promise<void> {
  const texts = { name, description: 'Paints', link: 'https://alice.example', avatar: toFileName('0') };
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await deps.database.orm.insert(artistTable).values({ account, ...texts, ...times });
}

/** A name by the digits that its hash repeats. */
export const toFileName = (digits: string, ending = 'png') =>
  `${digits.repeat(64 / digits.length)}.${ending}`;

export async function addFile({ deps }: Api, name: string): Promise<void> {
  const [hash = '', ending] = name.split('.');
  const kind = ending === 'mp4' ? ('mp4' as const) : ('png' as const);
  const file = { bytes: 10, width: 1, height: 1, frames: 1, at: new Date() };
  await deps.database.orm.insert(mediaFileTable).values({ ...file, hash: `0x${hash}`, kind });
}

export type PlantedWork = { tokenId: number; fileName: string; owner?: Hex; creator?: Hex };

/** A work of Alice in her wallet, as the index has it. */
export async function addWork(
  { deps }: Api,
  { tokenId, fileName, creator = alice, owner = creator }: PlantedWork,
): Promise<void> {
  const work = {
    chainId,
    collection: art,
    place: 'wallet',
    since: 10,
    tradeCount: 0,
    royaltyBps: 500,
  } as const;
  const minted = { mintedAt: blockTimestamp - 1_000 + tokenId };
  await deps.database.orm
    .insert(artworkTable)
    .values({ ...work, ...minted, tokenId, fileName, creator, owner });
}

export async function addListing(
  { deps }: Api,
  tokenId: number,
  price = coin,
  seller = alice,
): Promise<void> {
  const ask = { chainId, market: artMarket, tokenId, nonce: 1, seller, kind: 'fixed', feeBps: 250 } as const;
  const times = { endsAt: 0, openedAt: blockTimestamp - tokenId };
  await deps.database.orm.insert(askTable).values({ ...ask, ...times, price, state: 'open', bidCount: 0 });
}

/** Posts to a route, with the token of a session where there is one. */
export async function post({ app }: Api, url: string, payload: object | string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
}

export async function get({ app }: Api, url: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, ...answer.json() };
}
