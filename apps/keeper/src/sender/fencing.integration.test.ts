import type { Hex } from '@tradewind/db/column/hex-bytes';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { findIntent } from '@tradewind/db/keeper/find-intent.query';
import { broadcastTable } from '@tradewind/db/keeper/tables';
import { createLease, type Lease } from '@tradewind/db/lease';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createModelChain, forget, type ModelChain } from '../simulation/model-chain.ts';
import { createModelNode } from '../simulation/model-node.ts';
import { modelPolicy } from '../simulation/model-policy.ts';
import { encodeTransaction } from '../simulation/model-signature.ts';
import { createDatabaseStore } from './database-store.ts';
import { createSender, type Sender } from './sender.ts';

const { chainId } = modelPolicy;
const intentKey = 'test:transfer';
const silent = () => undefined;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let chain: ModelChain;
let leases: Lease[];
/** Runs in the middle of a sender's work, as a freeze would. */
let interrupt: (moment: 'signed' | 'looked') => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  chain = createModelChain();
  chain.blocks = [{ hash: '0x00', transactions: [] }];
  leases = [];
  interrupt = async () => undefined;
  await addIntent(database.orm, { chainId, intentKey, recipient: '0xab', data: '0x' });
});
afterEach(async () => {
  await Promise.all(leases.map((lease) => lease.close()));
  await database.drop();
});

/** A keeper with its own key. */
function startSender(name: string, account: Hex): Sender & { lease: Lease } {
  const lease = createLease(database.url, { kind: 'keeper', key: chainId, applicationName: name });
  leases.push(lease);
  const node = createModelNode(chain, account, async () => undefined);
  const sender = createSender({
    node: {
      ...node,
      isKnown: async (txHash) => {
        const isKnown = await node.isKnown(txHash);
        await interrupt('looked');
        return isKnown;
      },
    },
    signer: {
      address: account,
      sign: async (transaction) => {
        await interrupt('signed');
        return encodeTransaction(transaction);
      },
    },
    store: createDatabaseStore(database, (work) => lease.write(database, work), chainId),
    policy: modelPolicy,
    observer: { acted: silent, notTaken: silent, refused: silent, seen: silent, chainReplaced: silent },
    now: () => new Date(),
  });
  return { ...sender, lease };
}

const runSteps = async (sender: Sender) => {
  while ((await sender.advance()) === 'busy');
};
/** The server ends the first keeper's session, and another keeper continues its work. */
async function replace(other: Sender & { lease: Lease }): Promise<void> {
  interrupt = async () => undefined;
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'first'`;
  await expect.poll(() => other.lease.hold()).toBe('new');
  await runSteps(other);
}

describe('[OPS-05] a keeper that lost its lease while it was frozen', () => {
  it('stores and sends none of its signed transactions, whichever account pays for the intent now', async () => {
    const [first, other] = [startSender('first', '0xaa'), startSender('other', '0xbb')];
    await first.lease.hold();
    // Bound to the first keeper's nonce, not yet signed.
    await first.advance();
    interrupt = async (moment) => {
      if (moment === 'signed') await replace(other);
    };
    await expect(first.advance()).rejects.toMatchObject({ code: 'LEASE_LOST' });
    expect(await database.orm.select().from(broadcastTable)).toHaveLength(1);
    expect([...chain.taken.values()]).toHaveLength(1);
    const intent = await findIntent(database, { chainId, intentKey });
    expect(intent?.state).toBe('bound');
  });

  it('does not resend a transaction that it saw missing', async () => {
    const [first, other] = [startSender('first', '0xaa'), startSender('other', '0xaa')];
    await first.lease.hold();
    await runSteps(first);
    forget(chain, () => true);
    const sentBy: string[] = [];
    interrupt = async (moment) => {
      if (moment !== 'looked') return;
      await replace(other);
      sentBy.push(`other ${chain.waiting.size}`);
      forget(chain, () => true);
    };
    await expect(first.advance()).rejects.toMatchObject({ code: 'LEASE_LOST' });
    // The node drops the other keeper's resent transaction again, and it stays dropped.
    expect([sentBy, chain.waiting.size]).toEqual([['other 1'], 0]);
  });
});
