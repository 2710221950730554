import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { createNonce } from './create-nonce.query.ts';
import { createSession } from './create-session.query.ts';
import { findSession } from './find-session.query.ts';
import { listLiveSessionIds } from './list-live-session-ids.query.ts';
import { listSessions } from './list-sessions.query.ts';
import { removeExpired } from './remove-expired.query.ts';
import { removeOtherSessions } from './remove-other-sessions.query.ts';
import { removeSession } from './remove-session.query.ts';
import { takeNonce } from './take-nonce.query.ts';
import { touchSession } from './touch-session.query.ts';

const { chainId } = large;
const address = toLargeAddress('account', 7);
const holder = { address, soleChainId: null };
const contract = { address, soleChainId: chainId };
const tokenHash = toLargeHash('session', 7);
const id = '00000000-0000-4000-8000-000000000000';
const now = new Date();
const expiresAt = new Date(now.getTime() + 86_400_000);
const nonce = { nonce: 'nonce of the test', bindingHash: '0x01' } as const;

/** Calls of the account's queries. */
export const accountQueryCases: QueryCases = {
  'create-nonce': (database) => [() => createNonce(database, { ...nonce, expiresAt })],
  'create-session': (database) => [
    () =>
      createSession(database, {
        id,
        address,
        chainId,
        proof: 'contract',
        tokenHash: '0x0101',
        replacedTokenHash: toLargeHash('session', 1_007),
        userAgent: 'browser',
        origin: 'http://localhost',
        createdAt: now,
        expiresAt,
      }),
  ],
  'find-session': (database) => [() => findSession(database, { tokenHash, now })],
  'list-live-session-ids': (database) => [() => listLiveSessionIds(database, { ids: [id], now })],
  'list-sessions': (database) =>
    [holder, contract].map((own) => () => listSessions(database, { holder: own, now })),
  'remove-expired': (database) => [
    () => removeExpired(database, { now: new Date(now.getTime() + 3_600_000) }),
  ],
  'remove-other-sessions': (database) =>
    [holder, contract].map((own) => () => removeOtherSessions(database, { id, holder: own })),
  'remove-session': (database) => [() => removeSession(database, { id, holder })],
  'take-nonce': (database) => [() => takeNonce(database, { ...nonce, now })],
  'touch-session': (database) => [() => touchSession(database, { id, now })],
};
