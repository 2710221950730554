import { expect, it } from 'vitest';
import { createModelChain, mine } from '../simulation/model-chain.ts';
import { createModelNode } from '../simulation/model-node.ts';
import { modelPolicy } from '../simulation/model-policy.ts';
import { encodeTransaction } from '../simulation/model-signature.ts';
import { createModelStore } from '../simulation/model-store.ts';
import { createSender } from './sender.ts';

const account = '0xaccount';
const inPeace = async () => undefined;
const nothing = () => undefined;

it('[OPS-05] given a transaction that waits for its finality, then the node is read for it once a block', async () => {
  const chain = createModelChain();
  const store = createModelStore(inPeace);
  const node = createModelNode(chain, account, inPeace);
  let reads = 0;
  const sender = createSender({
    store,
    node: {
      ...node,
      findReceipt: (txHashes) => {
        reads += 1;
        return node.findReceipt(txHashes);
      },
    },
    signer: { address: account, sign: async (transaction) => encodeTransaction(transaction) },
    policy: modelPolicy,
    observer: { acted: nothing, notTaken: nothing, refused: nothing, seen: nothing, chainReplaced: nothing },
    now: () => new Date(0),
  });
  await store.add({ intentKey: 'a', recipient: account, data: '0x', value: 0n });
  const advance = async (rounds: number) => {
    const before = reads;
    for (let round = 0; round < rounds; round += 1) await sender.advance();
    return reads - before;
  };
  await advance(2);
  mine(chain);
  await advance(2);
  expect(store.intents).toMatchObject([{ state: 'included' }]);
  expect(await advance(5)).toBe(0);
  mine(chain);
  expect(await advance(5)).toBe(1);
  chain.blocks.splice(1);
  chain.mined += 1;
  chain.blocks.push({ hash: '0xother', transactions: [] });
  await advance(1);
  expect(store.intents).toMatchObject([{ state: 'bound', blockHash: null }]);
});
