import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { findNetwork, networks } from '@tradewind/rules/network/network';
import { type LogoSize, logoSizes } from '@tradewind/schema/media/logo-url';
import { computeHash } from '../../adapters/media-store/store-path.ts';
import type { Picture } from '../serve/send-picture.ts';

/** Drawn by us: the sources and, beside them, what `node apps/api/logos/render.ts` rendered. */
const folder = join(import.meta.dirname, '../../../logos');

/** Logos that are files of this process: those of the networks, and of the tokens of the local deployment. */
export type OwnLogos = {
  readonly findNetwork: (chainId: number, size: LogoSize) => Picture | undefined;
  readonly findToken: (chainId: number, address: string, size: LogoSize) => Picture | undefined;
};

export function createOwnLogos(): OwnLogos {
  const pictures = new Map<string, Picture>();
  const add = (key: string, name: string) => {
    for (const size of logoSizes) {
      const bytes = readFileSync(join(folder, `${name}-${size}.webp`));
      pictures.set(`${key}@${size}`, { bytes, hash: computeHash(bytes) });
    }
  };
  for (const { chainId, code } of networks) add(String(chainId), `network-${code}`);
  for (const { chainId, address, name } of listLocalTokens()) add(`${chainId}:${address}`, name);
  return {
    findNetwork: (chainId, size) => pictures.get(`${chainId}@${size}`),
    findToken: (chainId, address, size) => pictures.get(`${chainId}:${address}@${size}`),
  };
}

/** The demo tokens, each with the name of its drawing. */
export function listLocalTokens() {
  return Object.values(defaultTokenLists)
    .flatMap(({ tokens }) => tokens)
    .filter(({ chainId }) => findNetwork(chainId)?.isLocal)
    .map(({ chainId, address, symbol }) => ({
      chainId,
      address: address.toLowerCase(),
      name: `token-${symbol.toLowerCase()}`,
    }));
}
