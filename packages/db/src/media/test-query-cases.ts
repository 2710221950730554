import type { Hex } from '../column/hex-bytes.ts';
import { toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { beginUpload } from './begin-upload.query.ts';
import { endUpload, failUpload } from './end-upload.query.ts';
import { findDerived } from './find-derived.query.ts';
import { findMediaFile } from './find-media-file.query.ts';
import { listTakedowns } from './list-takedowns.query.ts';
import { sweepMedia } from './sweep-media.query.ts';
import { listSimilar } from './list-similar.query.ts';
import { isTakenDown } from './is-taken-down.query.ts';

const hash = toLargeHash('file', 7);
const id = '00000000-0000-4000-8000-000000000000';
const now = new Date();
const holder = { address: toLargeAddress('account', 7), soleChainId: null };
const toFile = (of: Hex) => ({
  hash: of,
  kind: 'png' as const,
  bytes: 100,
  width: 1,
  height: 1,
  frames: 1,
  seconds: null,
  placeholder: null,
  perceptual: [1n, 2n],
  at: now,
});

export const mediaQueryCases: QueryCases = {
  'begin-upload': (database) => [() => beginUpload(database, { holder, bytes: 100, now })],
  'end-upload': (database) => [
    () => failUpload(database, { id, bytes: 5 }),
    () =>
      endUpload(database, {
        id,
        file: toFile(hash),
        derived: [{ name: 'animated', file: hash }],
        text: { name: 'a work' },
      }),
    () => endUpload(database, { id, file: toFile(toLargeHash('new file', 7)), derived: [], text: null }),
  ],
  'find-derived': (database) => [() => findDerived(database, { hash, name: '320' })],
  'find-media-file': (database) => [() => findMediaFile(database, { hash })],
  'list-similar': (database) => [
    {
      call: () => listSimilar(database, { hash }),
      rows: 12_000,
      reason: 'no index knows the distance of bits: all hashes are compared',
    },
  ],
  'list-takedowns': (database) => [() => listTakedowns(database, { limit: 100 })],
  'sweep-media': (database) => [
    {
      call: () => sweepMedia(database, { now }),
      rows: 1_000_000,
      reason: 'once an hour all files are compared with all names',
    },
  ],
  'is-taken-down': (database) =>
    [hash, toLargeHash('file', 100)].map((of) => () => isTakenDown(database, { hash: of })),
};
