import type { Hex } from '../column/hex-bytes.ts';
import { toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { beginUpload } from './begin-upload.query.ts';
import { endUpload, failUpload } from './end-upload.query.ts';
import { findContentFile } from './find-content-file.query.ts';
import { findDerived } from './find-derived.query.ts';
import { findLeaf } from './find-leaf.query.ts';
import { findMediaFile } from './find-media-file.query.ts';
import { listFilesWithoutContent } from './list-files-without-content.query.ts';
import { listLeaves } from './list-leaves.query.ts';
import { listTakedowns } from './list-takedowns.query.ts';
import { putContent } from './put-content.query.ts';
import { sweepMedia } from './sweep-media.query.ts';
import { listSimilar } from './list-similar.query.ts';
import { isTakenDown } from './is-taken-down.query.ts';

const hash = toLargeHash('file', 7);
const id = '00000000-0000-4000-8000-000000000000';
const now = new Date();
/** Of a file whose row an explained insert does not leave behind. */
const oneLeaf = { cid: 'bafk of a new file', leaves: [] };
const content = { cid: 'bafy of a new file', leaves: [toLargeHash('leaf', 7), toLargeHash('leaf', 8)] };
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
        content,
        derived: [{ name: 'animated', file: hash }],
        text: { name: 'a work' },
      }),
    () =>
      endUpload(database, {
        id,
        file: toFile(toLargeHash('new file', 7)),
        content: oneLeaf,
        derived: [],
        text: null,
      }),
  ],
  'find-content-file': (database) =>
    ['bafy 7', 'bafy of none'].map((cid) => () => findContentFile(database, { cid })),
  'find-derived': (database) => [() => findDerived(database, { hash, name: '320' })],
  'find-leaf': (database) =>
    [toLargeHash('leaf', 7), toLargeHash('shared leaf', 0), hash].map(
      (digest) => () => findLeaf(database, { digest }),
    ),
  'find-media-file': (database) => [() => findMediaFile(database, { hash })],
  'list-files-without-content': (database) =>
    (['0x', hash] as const).map((after) => () => listFilesWithoutContent(database, { after, limit: 20 })),
  'list-leaves': (database) => [() => listLeaves(database, { hash })],
  'list-similar': (database) => [
    {
      call: () => listSimilar(database, { hash }),
      rows: 12_000,
      reason: 'no index knows the distance of bits: all hashes are compared',
    },
  ],
  'list-takedowns': (database) =>
    [undefined, { micros: String(now.getTime() * 1_000), hash }].map(
      (cursor) => () => listTakedowns(database, { limit: 100, cursor }),
    ),
  'put-content': (database) => [
    () => putContent(database, { ...content, hash }),
    () => putContent(database, { ...content, hash: toLargeHash('file', 49) }),
  ],
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
