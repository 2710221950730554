import type { AreaWire } from '../area-wire.ts';
import { nftMarketErrors } from './nft-market-errors.ts';

export const nftMarketWire = { errors: nftMarketErrors } as const satisfies AreaWire;
