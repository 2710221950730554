import { describe, expect, it } from 'vitest';
import { boxItemSchema, boxManifestSchema, maximumItems } from './manifest.ts';

const digits = 'ab'.repeat(32);
const item = {
  index: 0,
  name: 'Compass of the north',
  imageUrl: `/media/${digits}.png`,
  contentHash: `0x${digits}`,
  rarity: 'Legendary',
  statedValue: '500.25',
  attributes: ['Brass', 'North'],
};
const manifest = { version: 1, chainId: 31_337, campaignId: 7, items: [item, { ...item, index: 1 }] };
const findMessage = (value: unknown) => boxManifestSchema.safeParse(value).error?.issues[0]?.message;

describe('[INO-06] the manifest of a campaign', () => {
  it('given one, then it is read as it is', () => {
    expect(boxManifestSchema.parse(manifest)).toEqual(manifest);
    const smaller = { ...item, imageUrl: `/media/${digits}/640.webp`, statedValue: '0', attributes: [] };
    expect(boxItemSchema.parse(smaller)).toEqual(smaller);
  });

  it.each([
    ['markup in a name', { name: '<b>Compass</b>' }, 'Must have no markup'],
    ['a name that turns the direction', { name: 'a\u202Eb' }, 'Invalid characters'],
    ['no name', { name: ' ' }, 'Must not be empty'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'Too long'],
    ['markup in an attribute', { attributes: ['<i>'] }, 'Must have no markup'],
    ['25 attributes', { attributes: Array.from({ length: 25 }, String) }, 'Too many'],
    ['a picture elsewhere', { imageUrl: 'https://example.com/a.png' }, 'Must be a file of the media store'],
    ['a path out of the store', { imageUrl: `/media/../${digits}` }, 'Must be a file of the media store'],
    ['a value with an exponent', { statedValue: '1e3' }, 'Invalid amount'],
    ['a value with a trailing zero', { statedValue: '1.50' }, 'Invalid amount'],
    ['a negative value', { statedValue: '-1' }, 'Invalid amount'],
  ])('given %s, then it is refused with its message', (_name, changes, message) => {
    expect(findMessage({ ...manifest, items: [{ ...item, ...changes }] })).toBe(message);
  });

  it('given items in another order, none, or one too many, then it is refused', () => {
    expect(findMessage({ ...manifest, items: manifest.items.toReversed() })).toBe(
      'Must be in the order of their index',
    );
    expect(findMessage({ ...manifest, items: [] })).toBe('Must not be empty');
    const tooMany = Array.from({ length: maximumItems + 1 }, (_, index) => ({ ...item, index }));
    expect(findMessage({ ...manifest, items: tooMany })).toBe('Too many');
  });

  it('given another version or field, then it is refused', () => {
    for (const change of [{ version: 2 }, { more: 1 }, { campaignId: 0 }, { chainId: 0 }])
      expect(boxManifestSchema.safeParse({ ...manifest, ...change }).success).toBe(false);
  });
});
