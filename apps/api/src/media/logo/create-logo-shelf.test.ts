import { describe, expect, it } from 'vitest';
import { MediaStoreError } from '../../adapters/media-store/media-store.ts';
import { createLogoShelf } from './create-logo-shelf.ts';
import { toLogoHashes } from './logo-note.ts';

const uri = 'https://a.example/logo.png';
const hashesOf = (digit: string) => toLogoHashes(Array.from({ length: 3 }, () => digit.repeat(64)));
const hour = 3_600_000;

/** A shelf over notes in memory; `source.read` is what the server of the logo does. */
function create(notes = new Map<string, string>()) {
  const clock = { now: 1_000_000 };
  const source = { read: async (_uri: string) => hashesOf('a'), calls: 0, running: 0, most: 0 };
  const shelf = createLogoShelf({
    read: async (of) => {
      source.calls += 1;
      source.most = Math.max(source.most, (source.running += 1));
      return source.read(of).finally(() => (source.running -= 1));
    },
    store: {
      findNote: async (name) => notes.get(name),
      writeNote: async (name, text) => void notes.set(name, text),
    },
    logger: { warn: () => undefined },
    now: () => clock.now,
  });
  return { shelf, clock, source, notes };
}
const fail = (error: Error) => async () => {
  throw error;
};

describe('the shelf of logos', () => {
  it('given many requests for one address, then it is read once', async () => {
    const { shelf, source } = create();
    const found = await Promise.all(Array.from({ length: 50 }, () => shelf.find(uri)));
    expect(new Set(found.map((hashes) => hashes?.[64]))).toEqual(new Set(['a'.repeat(64)]));
    await shelf.find(uri);
    expect(source.calls).toBe(1);
  });

  it('given a failure, then it is remembered for ten minutes and tried again', async () => {
    const { shelf, source, clock } = create();
    source.read = fail(new Error('answered 404'));
    expect(await shelf.find(uri)).toBeUndefined();
    clock.now += 9 * 60_000;
    expect(await shelf.find(uri)).toBeUndefined();
    expect(source.calls).toBe(1);
    clock.now += 2 * 60_000;
    source.read = async () => hashesOf('b');
    expect(await shelf.find(uri)).toEqual(hashesOf('b'));
  });

  it('given an old logo, then it is answered at once while the new one is read', async () => {
    const { shelf, source, clock } = create();
    await shelf.find(uri);
    clock.now += 25 * hour;
    source.read = async () => hashesOf('b');
    expect(await shelf.find(uri)).toEqual(hashesOf('a'));
    await expect.poll(() => shelf.find(uri)).toEqual(hashesOf('b'));
    expect(source.calls).toBe(2);
  });

  it('given an old logo whose server fails, then it stays', async () => {
    const { shelf, source, clock } = create();
    await shelf.find(uri);
    clock.now += 25 * hour;
    source.read = fail(new Error('away'));
    await shelf.find(uri);
    await expect.poll(() => source.calls).toBe(2);
    expect(await shelf.find(uri)).toEqual(hashesOf('a'));
    expect(source.calls).toBe(2);
  });

  it('given a later process, then it uses the note of the former one', async () => {
    const { shelf, notes } = create();
    await shelf.find(uri);
    const later = create(notes);
    expect(await later.shelf.find(uri)).toEqual(hashesOf('a'));
    expect(later.source.calls).toBe(0);
  });

  it.each(['', '{', '{"hashes":{"32":"../x"},"readAt":1}', 'null'])(
    'given the note %s, then the logo is read again',
    async (text) => {
      const { shelf, source } = create(new Map([[`logo ${uri}`, text]]));
      expect(await shelf.find(uri)).toEqual(hashesOf('a'));
      expect(source.calls).toBe(1);
    },
  );

  it('given a store that is away, then nothing is remembered about the logo', async () => {
    const { shelf, source } = create();
    source.read = fail(new MediaStoreError('away'));
    await expect(shelf.find(uri)).rejects.toThrow(MediaStoreError);
    source.read = async () => hashesOf('a');
    expect(await shelf.find(uri)).toEqual(hashesOf('a'));
  });

  it('given a lost file, then the logo is read again once for all', async () => {
    const { shelf, source } = create();
    await shelf.find(uri);
    await Promise.all([shelf.renew(uri), shelf.renew(uri)]);
    expect(source.calls).toBe(2);
  });

  it('given many addresses, then eight are read at a time', async () => {
    const { shelf, source } = create();
    const all = Array.from({ length: 60 }, (_, index) => shelf.find(`${uri}?${index}`));
    await Promise.all(all);
    expect([source.calls, source.most]).toEqual([60, 8]);
  });
});
