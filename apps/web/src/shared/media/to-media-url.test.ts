import { toPicturePath } from '@tradewind/schema/media/picture-upload';
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRuntimeConfig } from '../chain/runtime-config.ts';
import { toMediaUrl } from './to-media-url.ts';

const mediaOrigin = 'https://media.example';
const config: RuntimeConfig = { chainId: 1, chains: [], mode: 'local', links: { audits: [] } };
beforeEach(() => setRuntimeConfig({ ...config, mediaOrigin }));

describe('toMediaUrl', () => {
  it('[IDO-06] given the path of an uploaded picture, then it is at the media origin, which the page’s policy allows', () => {
    const url = toMediaUrl(toPicturePath('a'.repeat(64)));
    expect(url).toBe(`${mediaOrigin}/media/${'a'.repeat(64)}.webp`);
    expect(new URL(url ?? '').origin).toBe(mediaOrigin);
  });

  it.each([null, '', '@evil.example/x', '.evil.example/x', '//evil.example/x', 'https://evil.example/x'])(
    '[IDO-06] given %j, which would lead elsewhere, then there is no picture',
    (path) => {
      expect(toMediaUrl(path)).toBeUndefined();
    },
  );

  it('[IDO-06] given no media origin, then there is no picture', () => {
    setRuntimeConfig(config);
    expect(toMediaUrl('/media/x.webp')).toBeUndefined();
  });
});
