import { beforeEach, describe, expect, it } from 'vitest';
import { setRuntimeConfig } from '../../../shared/chain/runtime-config.ts';
import { findArtworkMedia, toArtworkGround } from './artwork-media.ts';

const hash = '5a'.repeat(32);
const mediaOrigin = 'https://media.example';

beforeEach(() =>
  setRuntimeConfig({ chainId: 1, chains: [], mode: 'local', links: { audits: [] }, mediaOrigin }),
);

describe('findArtworkMedia', () => {
  it('[NFT-02] given a picture, then its stills come from the media origin with the suffix', () => {
    const media = findArtworkMedia({ fileName: `${hash}.png`, thumbnail: null });
    expect(media).toMatchObject({ kind: 'image', original: `${mediaOrigin}/media/${hash}.png?v=122` });
    expect(media?.still?.srcSet).toContain(`${mediaOrigin}/media/${hash}/320.webp?v=122 320w`);
  });

  it('[NFT-03] given a film, then it is a video, with the still of its thumbnail alone', () => {
    const other = '6b'.repeat(32);
    expect(findArtworkMedia({ fileName: `${hash}.flv`, thumbnail: null })).toMatchObject({
      kind: 'video',
      isFlv: true,
      still: undefined,
    });
    const { still } = findArtworkMedia({ fileName: `${hash}.mp4`, thumbnail: `${other}.png` })!;
    expect(still?.src).toBe(`${mediaOrigin}/media/${other}/640.webp?v=122`);
  });

  it.each([null, 'x.png', `${hash}.svg`, `../${hash}.png`, 'https://evil.example/a.png'])(
    '[ART-03] given the file name %s, then nothing is loaded',
    (fileName) => {
      expect(findArtworkMedia({ fileName, thumbnail: null })).toBeUndefined();
    },
  );
});

describe('toArtworkGround', () => {
  it('[NFT-02] given colours, then the ground has the mean of each row', () => {
    const rows = ['ff0000', '00ff00', '0000ff', '102030'].map((color) => color.repeat(4)).join('');
    expect(toArtworkGround(rows, null)).toBe(
      'linear-gradient(rgb(255 0 0), rgb(0 255 0), rgb(0 0 255), rgb(16 32 48))',
    );
  });

  it.each([null, undefined, '', 'zz'.repeat(48), 'ff'.repeat(47)])(
    '[NFT-02] given the malformed colours %s, then the file names one colour',
    (placeholder) => {
      expect(toArtworkGround(placeholder, `${hash}.png`)).toMatch(
        /^linear-gradient\(hsl\(\d+ 24% 50% \/ 0.35\), /,
      );
    },
  );
});
