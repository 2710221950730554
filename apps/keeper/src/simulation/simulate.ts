import { createRandom } from '@tradewind/stack/seed/random';
import { toHex } from 'viem';
import type { Intent } from '../sender/intent.ts';
import type { SenderObserver } from '../sender/sender-observer.ts';
import type { SenderPolicy } from '../sender/sender-parts.ts';
import { createSender, type Sender } from '../sender/sender.ts';
import type { Signer } from '../signer/signer.ts';
import {
  createModelChain,
  forget,
  mine,
  type ModelChain,
  reorganise,
  useNonceElsewhere,
} from './model-chain.ts';
import { createModelNode } from './model-node.ts';
import { encodeTransaction } from './model-signature.ts';
import { createModelStore } from './model-store.ts';

const account = '0xaccount';
const signer: Signer = {
  address: account,
  sign: async (transaction) => encodeTransaction(transaction),
};
const policy: SenderPolicy = {
  chainId: 1,
  isLocal: false,
  finalityBlocks: 8,
  stuckSeconds: 30,
  maxFeeCap: 10n ** 12n,
  maxGas: 10n ** 6n,
  gasMarginBps: 2_000n,
  maxInFlight: 5,
  maxAttempts: 3,
};

type Random = ReturnType<typeof createRandom>;
type World = {
  random: Random;
  chain: ModelChain;
  store: ReturnType<typeof createModelStore>;
  /** Seconds. */
  clock: number;
  isAtPeace: boolean;
  /** How often what has happened. */
  count: Record<string, number>;
};

/** The process died; what was in memory is gone. */
class Crash extends Error {}

/** Lives through random events and then in peace until nothing changes any more. */
export async function simulate(
  seed: number,
): Promise<{ chain: ModelChain; intents: Intent[]; count: World['count'] }> {
  const world = createWorld(seed);
  const advance = createProcesses(world);
  for (let step = 0; step < 120; step += 1) {
    await happen(world);
    world.clock += 1;
    while (world.random.below(2) === 0) await advance();
  }
  world.isAtPeace = true;
  const { chain, store, count } = world;
  for (let turn = 0; turn < 400 && store.intents.some(({ state }) => state !== 'final'); turn += 1) {
    await advance();
    mine(chain);
    world.clock += policy.stuckSeconds + 1;
  }
  return { chain, intents: store.intents, count };
}

function createWorld(seed: number): World {
  const random = createRandom(seed);
  const world: World = {
    random,
    chain: createModelChain(),
    store: createModelStore(() => fail(world)),
    clock: 0,
    isAtPeace: false,
    count: {},
  };
  return world;
}

function fail({ random, isAtPeace, count }: World): void {
  if (isAtPeace || random.below(100) > 2) return;
  count['crash'] = (count['crash'] ?? 0) + 1;
  throw new Crash('here');
}

/** Two processes that both believe to be the active one, each started anew after a crash; the answer lets one of them advance. */
function createProcesses(world: World): () => Promise<void> {
  const { chain, store, count, random } = world;
  const observer: SenderObserver = {
    acted: (_intent, { kind }) => {
      count[kind] = (count[kind] ?? 0) + 1;
    },
    notTaken: () => undefined,
    refused: () => undefined,
    seen: () => undefined,
    chainReplaced: () => undefined,
  };
  const node = createModelNode(chain, account, () => fail(world));
  const start = (): Sender =>
    createSender({ node, store, signer, policy, observer, now: () => new Date(world.clock * 1000) });
  const senders = new Map([0, 1].map((which) => [which, start()]));
  return async () => {
    const which = random.below(5) === 0 ? 1 : 0;
    await senders
      .get(which)
      ?.advance()
      .catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        senders.set(which, start());
      });
  };
}

async function happen(world: World): Promise<void> {
  const { chain, random } = world;
  const isLucky = () => random.below(2) === 0;
  const events = [
    () => addIntent(world),
    () => mine(chain),
    () => mine(chain),
    () => reorganise(chain, 1 + random.below(policy.finalityBlocks - 2), isLucky),
    () => forget(chain, isLucky),
    () => {
      chain.minimumFee = 1n + BigInt(random.below(1000));
    },
    () => (random.below(4) === 0 ? useNonceElsewhere(chain) : mine(chain)),
    () => {
      world.clock += random.below(40);
    },
  ];
  await Promise.resolve(events[random.below(events.length)]?.());
}

async function addIntent({ store }: World): Promise<void> {
  const intentKey = `intent ${store.intents.length}`;
  await store
    .add({ intentKey, recipient: account, data: toHex(intentKey), value: 0n })
    .catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
}
