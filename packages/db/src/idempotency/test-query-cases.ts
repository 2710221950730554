import { toLargeAddress } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { transact } from '../transact.ts';
import { addIdempotencyKey } from './add-idempotency-key.query.ts';
import { findIdempotencyKey } from './find-idempotency-key.query.ts';
import { lockIdempotencyKey } from './lock-idempotency-key.query.ts';
import { removeIdempotencyKeys } from './remove-idempotency-keys.query.ts';

const key = { owner: toLargeAddress('account', 7), key: 'test' };

/** Calls of the queries about answered calls. */
export const idempotencyQueryCases: QueryCases = {
  'add-idempotency-key': (database) => [
    () =>
      transact(database, (transaction) =>
        addIdempotencyKey(transaction, { ...key, fingerprint: '0x01', answer: {} }),
      ),
  ],
  'find-idempotency-key': (database) => [
    () => transact(database, (transaction) => findIdempotencyKey(transaction, key)),
  ],
  'lock-idempotency-key': (database) => [
    () => transact(database, (transaction) => lockIdempotencyKey(transaction, key)),
  ],
  'remove-idempotency-keys': (database) => [
    () => removeIdempotencyKeys(database, new Date(Date.now() - 49_990_000)),
  ],
};
