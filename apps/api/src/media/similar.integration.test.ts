import { createHash } from 'node:crypto';
import { listSimilar } from '@tradewind/db/media/list-similar.query';
import { mediaFileTable } from '@tradewind/db/media/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examinePicture } from './decode/examine-picture.ts';
import { fileLimits } from './decode/picture-limits.ts';

const workCount = 300;
const copyCount = 60;
const [width, height] = [144, 108];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  for (let seed = 1; seed <= workCount; seed += 1) await keep(await drawWork(seed).png().toBuffer());
}, 300_000);
afterAll(() => database.drop());

/** Hills of light and a few shapes: the same for the same seed. */
function drawWork(seed: number): Sharp {
  let state = seed * 2_654_435_761;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const waves = Array.from({ length: 3 }, () => [8 + below(40), 8 + below(40), below(7), below(50)] as const);
  const discs = Array.from(
    { length: 6 },
    () => [below(width), below(height), 6 + below(30), below(256), below(256), below(256)] as const,
  );
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = waves.reduce(
        (sum, [a, b, phase, size]) => sum + size * Math.sin(x / a + y / b + phase),
        128,
      );
      const disc = discs.findLast(([left, top, radius]) => (x - left) ** 2 + (y - top) ** 2 < radius ** 2);
      for (let part = 0; part < 3; part += 1)
        bytes[(y * width + x) * 3 + part] = Math.max(0, Math.min(255, disc?.[3 + part] ?? light + 20 * part));
    }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

async function keep(bytes: Buffer): Promise<`0x${string}`> {
  const hash = `0x${createHash('sha256').update(bytes).digest('hex')}` as const;
  const kind = bytes[0] === 0x89 ? 'png' : 'jpeg';
  const { perceptual } = await examinePicture(bytes, kind, { path: '', kind, ...fileLimits });
  const shape = {
    kind,
    bytes: bytes.length,
    width,
    height,
    frames: 1,
    seconds: null,
    placeholder: null,
  } as const;
  await database.orm.insert(mediaFileTable).values({ hash, ...shape, perceptual, at: new Date() });
  return hash;
}

const crop = (picture: Sharp, part: number) => {
  const [left, top] = [Math.round(width * part), Math.round(height * part)];
  return picture.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
};

/** What a thief does to a picture. */
const alterations: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture.flop().png(),
  (picture) => picture.rotate(90).png(),
  (picture) => picture.rotate(180).jpeg({ quality: 70 }),
  (picture) => picture.resize(100).jpeg({ quality: 80 }),
  (picture) => picture.jpeg({ quality: 30 }),
  (picture) => picture.modulate({ brightness: 0.85 }).png(),
  (picture) => picture.tint('#ffe0b0').png(),
  (picture) => crop(picture, 0.015).png(),
];

/** The share of altered works that are found by their copies, and how many other works were found. */
async function countFound(alter: (picture: Sharp, place: number) => Sharp) {
  let [found, others] = [0, 0];
  for (let place = 0; place < copyCount; place += 1) {
    const seed = 1 + place * 5;
    const original = createHash('sha256')
      .update(await drawWork(seed).png().toBuffer())
      .digest('hex');
    const copy = await keep(await alter(drawWork(seed), place).toBuffer());
    const similar = await listSimilar(database, { hash: copy });
    expect(similar[0]).toEqual({ hash: copy, kind: similar[0]?.kind, distance: 0 });
    const hashes = similar.slice(1).map(({ hash }) => hash);
    found += hashes.includes(`0x${original}`) ? 1 : 0;
    others += hashes.filter((hash) => hash !== `0x${original}`).length;
    await database.sql`delete from app.media_file where hash = ${Buffer.from(copy.slice(2), 'hex')}`;
  }
  return { found, others };
}

describe('[ART-05] copies among 300 works', { timeout: 300_000 }, () => {
  it('given 60 mirrored, turned, scaled, compressed, tinted and trimmed copies, then 98% are found, with two false alarms at most', async () => {
    const { found, others } = await countFound((picture, place) =>
      alterations[place % alterations.length]!(picture),
    );
    expect(found).toBeGreaterThanOrEqual(Math.ceil(copyCount * 0.98));
    expect(others).toBeLessThanOrEqual(2);
  });

  it('given 60 copies without 5% of each side, then 80% are found', async () => {
    const { found } = await countFound((picture) => crop(picture, 0.05).png());
    expect(found).toBeGreaterThanOrEqual(copyCount * 0.8);
  });

  it('given works of their own, then at most two of all look like another one', async () => {
    const hashes = await database.orm.select({ hash: mediaFileTable.hash }).from(mediaFileTable);
    let alarms = 0;
    for (const { hash } of hashes) alarms += (await listSimilar(database, { hash })).length - 1;
    // A pair is found from both sides.
    expect(alarms / 2).toBeLessThanOrEqual(2);
  });
});
