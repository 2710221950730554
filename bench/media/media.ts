import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSession } from '@tradewind/db/account/create-session.query';
import { createDatabase, type Database } from '@tradewind/db/database';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { findInOutput, startNode } from '../frame/node-process.ts';
import { chainId } from '../frame/servers.ts';
import { withDatabase } from '../frame/with-database.ts';
import { makeFile, makeFiles } from './make-files.ts';
import { type MediaProcess, startMedia } from './media-process.ts';

type MediaLoad = { readonly each: number; readonly scale: number; readonly slowBytes: number };

const loads: Record<Load, MediaLoad> = {
  full: { each: 1, scale: 1, slowBytes: 8 * 1024 * 1024 },
  small: { each: 6, scale: 0.1, slowBytes: 256 * 1024 },
};
/** Uploads at a time of one account; two accounts fill all places. */
const lanesOfAccount = 2;
const megabyte = 1024 * 1024;

/** Uploads over the real route into a store on the disk, with the decoders of the settings. */
export const mediaBench: Bench = {
  name: 'media',
  summary: 'uploads a second, CPU beside sharp alone, memory of the media process and of an upload',
  run: (load) =>
    withDatabase(async ({ url, home }) => {
      const { each, scale, slowBytes } = loads[load];
      const files = await makeFiles(each, scale);
      const database = createDatabase(url, { maxConnections: 1 });
      const media = await startMedia(url, join(home, 'media'));
      try {
        return [
          ...(await measureUploads(media, database, { files, home })),
          await measureSlowUploads(media, database, slowBytes),
        ];
      } finally {
        await media.stop();
        await database.close();
      }
    }),
};

async function measureUploads(
  media: MediaProcess,
  database: Database,
  { files, home }: { readonly files: readonly Buffer[]; readonly home: string },
): Promise<Measurement[]> {
  const tokens = await Promise.all([1, 2, 3, 4].map((number) => signIn(database, number)));
  const sharpCpu = await measureSharp(files, join(home, 'pictures'));
  await warmUp(media, database);
  const memory = watchMost(media.readMemoryOfAll);
  const [cpu, since] = [media.readCpu(), performance.now()];
  const rest = files.entries();
  const work = async (place: number) => {
    // By turns, within the allowance of each account.
    for (const [number, file] of rest)
      await upload(media.origin, tokens[(place % 2) * 2 + (number % 2)] ?? '', file);
  };
  await Promise.all(Array.from({ length: 2 * lanesOfAccount }, (_, place) => work(place)));
  const seconds = (performance.now() - since) / 1_000;
  const ours = media.readCpu() - cpu;
  const mostMemory = memory.end();
  const count = files.length;
  return [
    { name: 'files taken', unit: 'a second', ours: count / seconds, better: 'higher', aim: 4 },
    {
      name: 'CPU of a file',
      unit: 'ms',
      ours: ours / 1_000 / count,
      peer: { name: 'sharp alone', figure: sharpCpu / 1_000 / count },
      better: 'lower',
      aim: 1.3,
    },
    {
      name: 'peak memory with decoders',
      unit: 'MiB',
      ours: mostMemory / megabyte,
      better: 'lower',
      aim: 450,
    },
  ];
}

/** Starts both decoders: they do not end between files. */
async function warmUp({ origin }: MediaProcess, database: Database): Promise<void> {
  const token = await signIn(database, 9);
  const files = await Promise.all([90, 91, 92, 93].map((seed) => makeFile('png', seed, 0.1)));
  for (const pair of [files.slice(0, 2), files.slice(2)])
    await Promise.all(pair.map((file) => upload(origin, token, file)));
}

/** The most of a figure until the end. */
function watchMost(read: () => number): { readonly end: () => number } {
  let most = read();
  const look = () => (most = Math.max(most, read()));
  const timer = setInterval(look, 100);
  return {
    end: () => {
      clearInterval(timer);
      look();
      return most;
    },
  };
}

/** Memory of the process while uploads run that have sent most of a film, for each of them. */
async function measureSlowUploads(
  media: MediaProcess,
  database: Database,
  bytes: number,
): Promise<Measurement> {
  const tokens = await Promise.all([5, 6].map((number) => signIn(database, number)));
  const begin = () =>
    Promise.all([...tokens, ...tokens].map((token) => beginSlow(media.origin, token, bytes)));
  // The first ones warm up the process: what stays of them is not of the next ones.
  for (const one of await begin()) one.destroy();
  await delay(500);
  const before = media.readMemory();
  const uploads = await begin();
  const ours = Math.max(0, media.readMemory() - before) / uploads.length / megabyte;
  for (const one of uploads) one.destroy();
  return { name: 'memory of an upload that runs', unit: 'MiB', ours, better: 'lower', aim: 4 };
}

/** Sends all but the end of a film, and waits until the process has read it. */
async function beginSlow(origin: string, token: string, bytes: number) {
  const film = Buffer.concat([Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0', 'latin1'), Buffer.alloc(bytes)]);
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.flv"\r\n\r\n';
  const sending = request(`${origin}/v1/Media/api/upload_new_file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  sending.on('error', () => undefined);
  const answered = once(sending, 'response').then(() => true);
  sending.write(head);
  const sent = new Promise<false>((resolve) => sending.write(film, () => resolve(false)));
  if (await Promise.race([sent, answered])) throw new Error('A slow upload was refused.');
  return sending;
}

async function upload(origin: string, token: string, file: Buffer): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'file');
  const answer = await fetch(`${origin}/v1/Media/api/upload_new_file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`An upload was refused: ${text}`);
}

/** Writes the files where the peer reads them; returns its CPU time in microseconds. */
async function measureSharp(files: readonly Buffer[], folder: string): Promise<number> {
  mkdirSync(folder);
  for (const [number, file] of files.entries())
    writeFileSync(join(folder, `${number}.${findEnding(file)}`), file);
  return Number(await findInOutput(startNode('bench/media/sharp-alone.ts', {}, [folder]), /"cpu":(\d+)/));
}

function findEnding(file: Buffer): string {
  const head = file.toString('latin1', 0, 12);
  if (head.startsWith('FLV') || head.includes('ftyp')) return 'film';
  return head.startsWith('GIF') ? 'gif' : 'picture';
}

/** A session without the steps of a sign-in; returns its token. */
async function signIn(database: Database, number: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = new Date();
  await createSession(database, {
    id: randomUUID(),
    tokenHash: `0x${createHash('sha256').update(token).digest('hex')}`,
    address: `0x${String(number).padStart(40, '0')}`,
    chainId,
    proof: 'key',
    userAgent: 'bench',
    origin: 'http://127.0.0.1',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 3_600_000),
  });
  return token;
}
