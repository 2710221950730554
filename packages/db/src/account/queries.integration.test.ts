import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { createDatabase } from '../database.ts';
import { createTestDatabase } from '../test-database.ts';
import { createNonce } from './create-nonce.query.ts';
import { createSession } from './create-session.query.ts';
import { findSession } from './find-session.query.ts';
import type { Holder } from './holder.ts';
import { listLiveSessionIds } from './list-live-session-ids.query.ts';
import { listSessions } from './list-sessions.query.ts';
import { removeExpired } from './remove-expired.query.ts';
import { removeOtherSessions } from './remove-other-sessions.query.ts';
import { removeSession } from './remove-session.query.ts';
import type { SessionRow } from './session-row.ts';
import { takeNonce } from './take-nonce.query.ts';
import { touchSession } from './touch-session.query.ts';
import { alice, bob } from '../../test-support/known.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.sql`truncate app.session, app.sign_in_nonce`);

const hourMs = 3_600_000;
const start = new Date('2026-05-01T10:00:00.123Z');
const toKey = (address: Hex): Holder => ({ address, soleChainId: null });
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const hash = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

async function isLiveAt(now: Date): Promise<boolean> {
  return (await findSession(database, { tokenHash: hash(1), now })) !== undefined;
}

async function openSession(
  number: number,
  changes: Partial<Pick<SessionRow, 'address' | 'chainId' | 'proof' | 'createdAt'>> = {},
) {
  const row = {
    id: idOf(number),
    address: alice,
    chainId: 31_337,
    proof: 'key' as const,
    userAgent: 'Firefox',
    origin: 'https://tradewind.example',
    createdAt: start,
    ...changes,
  };
  const session = { ...row, expiresAt: new Date(row.createdAt.getTime() + 7 * 24 * hourMs) };
  await createSession(database, { ...session, tokenHash: hash(number) });
  return { ...session, lastUsedAt: session.createdAt };
}

describe('sessions', () => {
  it('[WAL-05] are found by the hash of their token alone', async () => {
    const session = await openSession(1);
    expect(await findSession(database, { tokenHash: hash(1), now: after(1) })).toEqual(session);
    expect(await findSession(database, { tokenHash: hash(2), now: after(1) })).toBeUndefined();
  });

  it('[WAL-05] end after 24 hours without use, and after their lifetime in spite of use', async () => {
    await openSession(1);
    expect(await isLiveAt(after(24 * hourMs - 1))).toBe(true);
    expect(await isLiveAt(after(24 * hourMs))).toBe(false);
    for (let hours = 20; hours < 7 * 24; hours += 20)
      await touchSession(database, { id: idOf(1), now: after(hours * hourMs) });
    expect(await isLiveAt(after(7 * 24 * hourMs - 1))).toBe(true);
    expect(await isLiveAt(after(7 * 24 * hourMs))).toBe(false);
  });

  it('are not moved back by a late update of their last use', async () => {
    await openSession(1);
    await touchSession(database, { id: idOf(1), now: after(5) });
    await touchSession(database, { id: idOf(1), now: after(2) });
    const [session] = await listSessions(database, { holder: toKey(alice), now: after(9) });
    expect(session?.lastUsedAt).toEqual(after(5));
  });

  it('[WAL-05] are listed and ended by their owner only', async () => {
    await openSession(1);
    await openSession(2, { createdAt: after(1) });
    await openSession(3, { address: bob });
    const idsOf = async (address: Hex) =>
      (await listSessions(database, { holder: toKey(address), now: after(9) })).map(({ id }) => id);
    expect(await idsOf(alice)).toEqual([idOf(2), idOf(1)]);
    await removeSession(database, { id: idOf(3), holder: toKey(alice) });
    expect(await idsOf(bob)).toEqual([idOf(3)]);
    await removeOtherSessions(database, { id: idOf(1), holder: toKey(alice) });
    expect([await idsOf(alice), await idsOf(bob)]).toEqual([[idOf(1)], [idOf(3)]]);
    await removeSession(database, { id: idOf(1), holder: toKey(alice) });
    expect(await idsOf(alice)).toEqual([]);
  });

  it('are limited to twenty for a holder: its oldest are deleted, and no others', async () => {
    await openSession(99, { address: bob });
    for (let number = 1; number <= 22; number += 1) await openSession(number, { createdAt: after(number) });
    const sessions = await listSessions(database, { holder: toKey(alice), now: after(99) });
    expect(sessions.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => idOf(22 - index)));
    expect(await listSessions(database, { holder: toKey(bob), now: after(99) })).toHaveLength(1);
  });

  it('[WAL-05] given contracts of one address on two chains, then neither sees, ends or replaces a session of the other', async () => {
    const [here, there] = [{ chainId: 56 }, { chainId: 137 }].map((on) => ({
      ...on,
      proof: 'contract' as const,
    }));
    await openSession(1, here);
    await openSession(2, there);
    await openSession(3);
    const idsOf = async (soleChainId: number | null) =>
      (await listSessions(database, { holder: { address: alice, soleChainId }, now: after(99) })).map(
        ({ id }) => id,
      );
    expect(await Promise.all([idsOf(56), idsOf(137), idsOf(1)])).toEqual([[idOf(1)], [idOf(2)], []]);
    for (const id of [1, 3])
      await removeSession(database, { id: idOf(id), holder: { address: alice, soleChainId: 137 } });
    await removeOtherSessions(database, { id: idOf(2), holder: { address: alice, soleChainId: 137 } });
    for (let number = 10; number < 32; number += 1)
      await openSession(number, { ...there, createdAt: after(number) });
    expect(await idsOf(56)).toEqual([idOf(1)]);
    expect(await idsOf(137)).toHaveLength(20);
    // A contract at the address of a key is of its making.
    expect(await idsOf(null)).toHaveLength(22);
    await removeOtherSessions(database, { id: idOf(3), holder: toKey(alice) });
    expect(await idsOf(null)).toEqual([idOf(3)]);
  });

  it('[WAL-05] replace the client’s previous one', async () => {
    const session = await openSession(1);
    await createSession(database, {
      ...session,
      id: idOf(2),
      tokenHash: hash(2),
      replacedTokenHash: hash(1),
    });
    const ids = (await listSessions(database, { holder: toKey(alice), now: after(9) })).map(({ id }) => id);
    expect(ids).toEqual([idOf(2)]);
  });
});

describe('live sessions', () => {
  it('[WAL-05] are found among any number of ids', async () => {
    await openSession(1);
    await openSession(2, { createdAt: after(-24 * hourMs) });
    const ids = Array.from({ length: 70_000 }, (_, index) => idOf(index));
    expect(await listLiveSessionIds(database, { ids, now: start })).toEqual(new Set([idOf(1)]));
    expect(await listLiveSessionIds(database, { ids: [], now: start })).toEqual(new Set());
  });

  it('are read by one statement for any number of ids', async () => {
    const single = createDatabase(database.url, { maxConnections: 1 });
    for (const ids of [[idOf(1)], [idOf(1), idOf(2)], [idOf(1), idOf(2), idOf(3)]])
      await listLiveSessionIds(single, { ids, now: start });
    const kept = await single.sql`select from pg_prepared_statements where statement like '%session%'`;
    expect(kept).toHaveLength(1);
    await single.close();
  });
});

describe('nonces', () => {
  const nonce = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const offer = { nonce, bindingHash: hash(7), expiresAt: after(5) };

  it('[WAL-05] are valid once, with any number of simultaneous calls', async () => {
    await createNonce(database, offer);
    const takes = Array.from({ length: 8 }, () => takeNonce(database, { ...offer, now: after(1) }));
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1);
    expect(await takeNonce(database, { ...offer, now: after(1) })).toBe(false);
  });

  it.each([
    ['in another browser', { bindingHash: hash(8), now: after(1) }],
    ['too late', { bindingHash: hash(7), now: after(5) }],
    ['never given', { nonce: 'feed', bindingHash: hash(7), now: after(1) }],
  ])('[WAL-05] do not serve %s', async (_how, take) => {
    await createNonce(database, offer);
    expect(await takeNonce(database, { nonce, ...take })).toBe(false);
  });
});

it('deletes expired rows and nothing else', async () => {
  await openSession(1);
  await openSession(2);
  await touchSession(database, { id: idOf(2), now: after(20 * hourMs) });
  await createNonce(database, { nonce: 'old', bindingHash: hash(7), expiresAt: after(5) });
  await createNonce(database, { nonce: 'new', bindingHash: hash(7), expiresAt: after(40 * hourMs) });
  expect(await removeExpired(database, { now: after(24 * hourMs) })).toBe(2);
  expect(await removeExpired(database, { now: after(24 * hourMs) })).toBe(0);
  expect(await removeExpired(database, { now: after(7 * 24 * hourMs) })).toBe(2);
});
