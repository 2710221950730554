import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseArtworkId, toArtworkCode, toArtworkId, toArtworkPlace } from './artwork-id.ts';

it('[NFT-06] the number of an artist’s work is its token id; another collection’s is above 2³²', () => {
  expect(toArtworkId({ collectionIndex: 0, tokenId: 7 })).toBe(7);
  expect(toArtworkId({ collectionIndex: 2, tokenId: 7 })).toBe(2 ** 33 + 7);
  expect(toArtworkId({ collectionIndex: 0, tokenId: 2 ** 32 })).toBeUndefined();
  expect(toArtworkId({ collectionIndex: 2 ** 21, tokenId: 0 })).toBeUndefined();
});

it('[NFT-06] number and product code both name the work, in both directions', () => {
  const place = fc.record({
    collectionIndex: fc.nat(2 ** 21 - 1),
    tokenId: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  });
  fc.assert(
    fc.property(place, (each) => {
      const id = toArtworkId(each);
      expect(parseArtworkId(String(id))).toBe(id);
      expect(parseArtworkId(toArtworkCode(each))).toBe(id);
      expect(toArtworkPlace(id ?? -1)).toEqual(each);
    }),
  );
});

it.each(['', '-1', '01', '1-', '1-01', '1e3', '9999999999999999', '0x1', '1-99999999999', '0-4294967296'])(
  '[NFT-06] %j names no work',
  (text) => expect(parseArtworkId(text)).toBeUndefined(),
);
