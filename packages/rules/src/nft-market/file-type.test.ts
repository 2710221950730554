import { expect, it } from 'vitest';
import { isOnMarket, toArtworkStatus } from './artwork-status.ts';
import { fileEndings, findFileType, toCategory, toFileType } from './file-type.ts';

const hash = 'ab'.repeat(32);

it('[ART-02] categories 0, 1, 2 of the form are image, video, gif: types 1, 2, 3, in both directions', () => {
  expect([0, 1, 2].map(toFileType)).toEqual([1, 2, 3]);
  expect(([1, 2, 3] as const).map(toCategory)).toEqual([0, 1, 2]);
  expect([-1, 3, 0.5].map(toFileType)).toEqual([undefined, undefined, undefined]);
});

it('[NFT-06] the type follows from the name in the contract', () => {
  expect(fileEndings.map((ending) => findFileType(`${hash}.${ending}`))).toEqual([1, 1, 1, 3, 2, 2]);
  for (const name of [
    `${hash}.svg`,
    hash,
    `${hash}.png.gif`,
    'a.png',
    `${hash.toUpperCase()}.png`,
    `${hash}.constructor`,
  ])
    expect(findFileType(name)).toBeUndefined();
});

it('[ART-05] a reviewed work that is listed is bidding; lists show 1 and 3 alone', () => {
  expect(
    (['pending', 'reviewed', 'rejected'] as const).map((review) => toArtworkStatus(review, false)),
  ).toEqual([0, 1, 2]);
  expect(
    (['pending', 'reviewed', 'rejected'] as const).map((review) => toArtworkStatus(review, true)),
  ).toEqual([0, 3, 2]);
  expect(([0, 1, 2, 3] as const).map(isOnMarket)).toEqual([false, true, false, true]);
});
