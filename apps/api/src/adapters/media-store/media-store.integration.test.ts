import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMediaStore, type StoreSettings } from './create-media-store.ts';
import { type MediaStore, MediaStoreError } from './media-store.ts';
import { accessKeyId, secretAccessKey, startS3Server } from './s3-server.test-support.ts';
import { computeHash, toFilePath } from './store-path.ts';

let folder = '';
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-media-'));
  s3 = await startS3Server('bucket');
});
afterEach(() => {
  s3.state.faults = [];
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const s3Settings = (changes: object = {}): StoreSettings => ({
  kind: 's3',
  bucket: 'bucket',
  prefix: 'site/',
  region: 'eu-central-1',
  endpoint: s3.endpoint,
  credentials: { accessKeyId, secretAccessKey },
  ...changes,
});
const bytes = Buffer.from('RIFF a picture');
const hash = computeHash(bytes);

/** How each kind of store is opened, damaged from outside, and counted. */
const kinds: readonly (readonly [
  name: string,
  settings: () => StoreSettings,
  damage: () => Promise<unknown>,
  countFiles: () => Promise<number>,
  remove: (of: string) => Promise<unknown>,
])[] = [
  [
    'disk',
    () => ({ kind: 'disk', folder: join(folder, 'media') }),
    () => writeFile(join(folder, 'media', toFilePath(hash)), 'cut'),
    async () => {
      const all = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true });
      return all.filter((entry) => entry.isFile()).length;
    },
    (of) => rm(join(folder, 'media', toFilePath(of))),
  ],
  [
    's3',
    s3Settings,
    async () => s3.objects.set(`/bucket/site/${toFilePath(hash)}`, Buffer.from('cut')),
    async () => s3.objects.size,
    async (of) => s3.objects.delete(`/bucket/site/${toFilePath(of)}`),
  ],
];

describe.each(kinds)('[OPS-05] the media store: %s', (_name, settings, damage, countFiles, remove) => {
  let store: MediaStore;
  beforeAll(() => {
    store = createMediaStore(settings());
  });

  it('can be used', async () => {
    await expect(store.verify()).resolves.toBeUndefined();
  });

  it('finds nothing that was not kept', async () => {
    expect(await store.find('0'.repeat(64))).toBeUndefined();
    expect(await store.findNote('logo https://a.example/x.png')).toBeUndefined();
  });

  it('keeps equal bytes once, by their hash, also of two writers at a time', async () => {
    expect(await Promise.all([store.put(bytes), store.put(bytes), store.put(bytes)])).toEqual([
      hash,
      hash,
      hash,
    ]);
    expect(await store.find(hash)).toEqual(bytes);
    expect(await countFiles()).toBe(1);
  });

  it('[ART-03] removes a file, also one that is not there', async () => {
    const name = await store.put(randomBytes(20));
    await store.remove(name);
    await store.remove(name);
    expect([await store.find(name), await store.findSize(name)]).toEqual([undefined, undefined]);
  });

  it('keeps no bytes as well as any', async () => {
    expect(await store.find(await store.put(Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
  });

  it('[ART-03] keeps a file by a given hash, and opens any part of it', async () => {
    const large = randomBytes(300_000);
    const name = computeHash(large);
    expect([await store.findSize(name), await store.open(name, { start: 0, end: 1 })]).toEqual([
      undefined,
      undefined,
    ]);
    const path = join(folder, `upload-${randomUUID()}`);
    await writeFile(path, large);
    await store.putFile(path, name);
    expect(await store.findSize(name)).toBe(large.length);
    expect(await store.find(name)).toEqual(large);
    for (const [start, end] of [
      [0, 0],
      [5, 299_999],
      [100_000, 200_000],
    ] as const) {
      const stream = await store.open(name, { start, end });
      expect((await buffer(stream!)).equals(large.subarray(start, end + 1))).toBe(true);
    }
    await writeFile(path, large);
    await store.putFile(path, name);
    expect(await store.find(name)).toEqual(large);
    await rm(path, { force: true });
    await remove(name);
  });

  it('replaces a note, whatever its name', async () => {
    for (const name of ['../../etc/passwd', 'a b/ü?#%', 'x'.repeat(5000)]) {
      await store.writeNote(name, 'first');
      await store.writeNote(name, 'second ü');
      expect(await store.findNote(name)).toBe('second ü');
    }
  });

  it('is the same for a process that starts later', async () => {
    const later = createMediaStore(settings());
    expect(await later.find(hash)).toEqual(bytes);
    expect(await later.findNote('a b/ü?#%')).toBe('second ü');
  });

  it('refuses a name that is no hash', async () => {
    for (const name of ['', '../x', `${hash}/`, hash.toUpperCase()])
      await expect((async () => store.find(name))()).rejects.toThrow('named by its sha256');
  });

  it('never returns damaged bytes, and keeps good ones again', async () => {
    await damage();
    await expect(store.find(hash)).rejects.toThrow(MediaStoreError);
    await store.put(bytes);
    expect(await store.find(hash)).toEqual(bytes);
  });
});

describe('[OPS-05] a folder that cannot be used', () => {
  it('is an error of the store at each call', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const store = createMediaStore({ kind: 'disk', folder: join(file, 'below') });
    await expect(store.verify()).rejects.toThrow(MediaStoreError);
    await expect(store.put(bytes)).rejects.toThrow(MediaStoreError);
  });
});

describe('[OPS-05] a bucket with faults', () => {
  it('is read and written behind a passing 503', async () => {
    const store = createMediaStore(s3Settings());
    s3.state.faults = ['slow-down', 'pass', 'slow-down', 'pass'];
    expect(await store.put(bytes)).toBe(hash);
    expect(await store.find(hash)).toEqual(bytes);
    expect(s3.state.faults).toEqual([]);
  });

  it('is read again where the body is cut off or damaged on its way', async () => {
    const store = createMediaStore(s3Settings());
    await store.put(bytes);
    s3.state.faults = ['cut', 'damage'];
    expect(await store.find(hash)).toEqual(bytes);
    s3.state.faults = ['cut', 'cut', 'cut'];
    await expect(store.find(hash)).rejects.toThrow(MediaStoreError);
  });

  it('is given up after three tries', async () => {
    const store = createMediaStore(s3Settings());
    s3.state.faults = Array.from({ length: 9 }, () => 'slow-down' as const);
    await expect(store.put(bytes)).rejects.toThrow(MediaStoreError);
    expect(s3.state.faults).toHaveLength(6);
  });

  it('is an error of the store where it is silent, and where nothing listens', async () => {
    s3.state.faults = ['silent', 'silent', 'silent'];
    await expect(createMediaStore(s3Settings({ waitMs: 200 })).verify()).rejects.toThrow(MediaStoreError);
    const away = createMediaStore(s3Settings({ endpoint: 'http://127.0.0.1:1' }));
    await expect(away.put(bytes)).rejects.toThrow(MediaStoreError);
  });

  it('[ART-03] takes a file behind a passing 503, and where the answer was lost', async () => {
    const store = createMediaStore(s3Settings());
    const large = randomBytes(200_000);
    const path = join(folder, 'upload-lost');
    await writeFile(path, large);
    s3.state.faults = ['slow-down', 'lost', 'pass'];
    await store.putFile(path, computeHash(large));
    expect(s3.state.faults).toEqual([]);
    expect(await store.find(computeHash(large))).toEqual(large);
    s3.state.faults = ['slow-down', 'slow-down', 'lost'];
    await expect(store.putFile(path, computeHash(large))).rejects.toThrow(MediaStoreError);
  });

  it('[ART-03] refuses a file whose bytes are not those of the hash: it is signed', async () => {
    const path = join(folder, 'upload-wrong');
    await writeFile(path, 'other bytes');
    await expect(createMediaStore(s3Settings()).putFile(path, hash)).rejects.toThrow(MediaStoreError);
    expect(s3.state.refused).toBeGreaterThan(0);
  });

  it('[ART-03] gives a part that is cut off as a stream that breaks', async () => {
    const store = createMediaStore(s3Settings());
    await store.put(bytes);
    s3.state.faults = ['cut'];
    const stream = await store.open(hash, { start: 0, end: 9 });
    await expect(buffer(stream!)).rejects.toThrow();
  });

  it('refuses a wrong key: the server verifies each signature', async () => {
    const before = s3.state.refused;
    const wrong = { accessKeyId, secretAccessKey: 'other' };
    const store = createMediaStore(s3Settings({ credentials: wrong }));
    await expect(store.put(bytes)).rejects.toThrow(MediaStoreError);
    await expect(store.find(hash)).rejects.toThrow(MediaStoreError);
    expect(s3.state.refused).toBe(before + 2);
  });

  it('has its files below the prefix', () => {
    expect([...s3.objects.keys()].every((key) => /^\/bucket\/site\/(media|note)\//.test(key))).toBe(true);
  });
});
