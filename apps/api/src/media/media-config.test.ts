import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMediaConfig } from './media-config.ts';

const parse = (environment: Record<string, string> = {}) =>
  parseMediaConfig({ MEDIA_PORT: '0', ...environment });

describe('parseMediaConfig', () => {
  it('[OPS-05] needs a port alone, and keeps files in a folder', () => {
    const { store, tokenLists, openHosts, uploadKey } = parse();
    expect(store).toMatchObject({ kind: 'disk', folder: expect.stringMatching(/\/\.tradewind\/media$/) });
    expect(store.kind === 'disk' && isAbsolute(store.folder)).toBe(true);
    expect([tokenLists, openHosts.size, uploadKey]).toEqual([[], 0, undefined]);
    expect(parse({ MEDIA_STORE: '/srv/media' }).store).toEqual({ kind: 'disk', folder: '/srv/media' });
  });

  it('[OPS-05] takes a bucket, with keys or those of the machine', () => {
    expect(parse({ MEDIA_STORE: 's3://my.bucket', S3_REGION: 'eu-west-1' }).store).toEqual({
      kind: 's3',
      bucket: 'my.bucket',
      prefix: '',
      region: 'eu-west-1',
      endpoint: undefined,
      credentials: undefined,
    });
    const keys = { S3_ACCESS_KEY_ID: 'ID', S3_SECRET_ACCESS_KEY: 'a/b+c' };
    expect(
      parse({ MEDIA_STORE: 's3://b1/site/x', S3_ENDPOINT: 'https://s3.example', ...keys }).store,
    ).toMatchObject({
      prefix: 'site/x/',
      endpoint: 'https://s3.example',
      credentials: { accessKeyId: 'ID', secretAccessKey: 'a/b+c' },
    });
  });

  it.each([
    { MEDIA_STORE: '' },
    { MEDIA_STORE: 's3://' },
    { MEDIA_STORE: 's3://B?x' },
    { S3_ACCESS_KEY_ID: 'ID' },
    { MEDIA_TOKEN_LISTS: 'file:///etc/passwd' },
    { MEDIA_TOKEN_LISTS: Array.from({ length: 17 }, (_, index) => `https://l${index}.example`).join() },
    { MEDIA_OPEN_HOSTS: '127.0.0.1' },
    { MEDIA_DECODERS: '17' },
    { MEDIA_UPLOAD_KEY: 'a key of 32 characters with spaces' },
    { MEDIA_UPLOAD_KEY: 'x'.repeat(31) },
  ])('[OPS-05] refuses %j', (environment) => {
    expect(() => parse(environment)).toThrow(Object.keys(environment)[0]!.slice(0, 3));
  });
});
