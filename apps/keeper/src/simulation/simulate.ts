import { createRandom } from '@tradewind/stack/seed/random';
import { toHex } from 'viem';
import type { Intent } from '../sender/intent.ts';
import type { SenderObserver } from '../sender/sender-observer.ts';
import { createSender, type Sender } from '../sender/sender.ts';
import type { Signer } from '../signer/signer.ts';
import {
  createModelChain,
  forget,
  mine,
  type ModelChain,
  remember,
  reorganise,
  useNonceElsewhere,
} from './model-chain.ts';
import { createModelNode } from './model-node.ts';
import { modelPolicy } from './model-policy.ts';
import { encodeTransaction } from './model-signature.ts';
import { createModelStore } from './model-store.ts';

const account = '0xaccount';
const signer: Signer = {
  address: account,
  sign: async (transaction) => encodeTransaction(transaction),
};

type Random = ReturnType<typeof createRandom>;
type World = {
  random: Random;
  chain: ModelChain;
  store: ReturnType<typeof createModelStore>;
  /** Seconds. */
  clock: number;
  isAtPeace: boolean;
  /** The number of events by kind. */
  count: Record<string, number>;
};

/** A crash of the process; its memory is lost. */
class Crash extends Error {}

/** Runs random events, then runs without faults until nothing changes any more. */
export async function simulate(
  seed: number,
): Promise<{ chain: ModelChain; intents: Intent[]; count: World['count'] }> {
  const world = createWorld(seed);
  const advance = createProcesses(world);
  for (let step = 0; step < 80; step += 1) {
    happen(world);
    world.clock += 1;
    // Both processes run at once, and the chain changes meanwhile.
    while (world.random.below(3) > 0)
      await Promise.all([advance(0), world.random.below(3) === 0 && advance(1)]);
  }
  world.isAtPeace = true;
  const { chain, store, count } = world;
  const isOpen = () => store.intents.some(({ state }) => state !== 'final');
  // Late requests may be processed a little later.
  for (let turn = 0; turn < 400 && (turn < 5 || isOpen()); turn += 1) {
    await advance(0);
    mine(chain);
    world.clock += modelPolicy.stuckSeconds + 1;
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

async function fail(world: World): Promise<void> {
  const { random, count } = world;
  if (world.isAtPeace) return;
  for (let turn = random.below(4); turn > 0; turn -= 1) await Promise.resolve();
  if (random.below(60) === 0) happen(world);
  if (random.below(100) > 1) return;
  count['crash'] = (count['crash'] ?? 0) + 1;
  throw new Crash('here');
}

/** Two processes that both believe to be active, each restarted after a crash. */
function createProcesses(world: World): (which: number) => Promise<void> {
  const { chain, store, count } = world;
  const observer: SenderObserver = {
    acted: (_intent, { kind }) => {
      count[kind] = (count[kind] ?? 0) + 1;
    },
    notTaken: () => undefined,
    refused: () => undefined,
    seen: ({ openCount }) => {
      count['several'] = (count['several'] ?? 0) + Number(openCount > 2);
    },
    chainReplaced: () => undefined,
  };
  const node = createModelNode(chain, account, () => fail(world));
  const start = (): Sender =>
    createSender({
      node,
      store,
      signer,
      policy: modelPolicy,
      observer,
      now: () => new Date(world.clock * 1000),
    });
  const senders = new Map([0, 1].map((which) => [which, start()]));
  return async (which) => {
    await senders
      .get(which)
      ?.advance()
      .catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        senders.set(which, start());
      });
  };
}

function happen(world: World): void {
  const { chain, random } = world;
  const isLucky = () => random.below(2) === 0;
  const events = [
    () => addIntent(world),
    () => mine(chain),
    () => mine(chain),
    () => mine(chain),
    () => mine(chain),
    () => reorganise(chain, 1 + random.below(modelPolicy.finalityBlocks - 2), isLucky),
    () => forget(chain, isLucky),
    () => {
      chain.minimumFee = 1n + BigInt(random.below(1000));
    },
    () => useNonceElsewhere(chain),
    () => remember(chain, isLucky),
    () => {
      world.clock += random.below(40);
    },
  ];
  events[random.below(events.length)]?.();
}

/** Adds an intent for a client that retries after its own crash. */
function addIntent({ store }: World): void {
  const intentKey = `intent ${store.intents.length}`;
  void store
    .add({ intentKey, recipient: account, data: toHex(intentKey), value: 0n })
    .catch((error: unknown) => error);
}
