import { createRandom } from '@tradewind/stack/seed/random';
import { toHex } from 'viem';
import { createSender, type Sender } from '../sender/sender.ts';
import type { SenderObserver } from '../sender/sender-observer.ts';
import { createModelChain, encodeModelTransaction } from './model-chain.ts';
import { createModelNode } from './model-node.ts';
import { createModelStore } from './model-store.ts';

const account = '0xaccount';
export const finalityBlocks = 8;

/** The process died; what is in memory is gone. */
class Crash extends Error {}

/** Lives through `steps` random events and then in peace until nothing changes; gives the chain and the intents. */
export async function simulate(seed: number, steps = 120) {
  const { below } = createRandom(seed);
  let isAtPeace = false;
  let clock = 0;
  const count: Record<string, number> = { crash: 0 };
  const fault = () => {
    if (isAtPeace || below(100) > 2) return;
    count['crash'] = (count['crash'] ?? 0) + 1;
    throw new Crash('here');
  };
  const chain = createModelChain();
  const store = createModelStore(fault);
  const node = createModelNode(chain, account, fault);
  const observer: SenderObserver = {
    acted: (_intent, { kind }) => (count[kind] = (count[kind] ?? 0) + 1),
    notTaken: () => undefined,
    refused: () => undefined,
    seen: () => undefined,
    chainReplaced: () => undefined,
  };
  const start = (): Sender =>
    createSender({
      node,
      store,
      signer: { address: account, sign: async (transaction) => encodeModelTransaction(transaction) },
      policy: {
        chainId: 1,
        isLocal: false,
        finalityBlocks,
        stuckSeconds: 30,
        maxFeeCap: 10n ** 12n,
        maxGas: 10n ** 6n,
        gasMarginBps: 2_000n,
        maxInFlight: 5,
        maxAttempts: 3,
      },
      observer,
      now: () => new Date(clock * 1000),
    });
  // Two processes may both believe to be the active one; each is started anew after a crash.
  const senders = [start(), start()];
  const events: (() => unknown)[] = [
    () => {
      const intentKey = `intent ${store.intents.length}`;
      return store.add({ intentKey, recipient: account, data: toHex(intentKey), value: 0n });
    },
    () => chain.mine(),
    () => chain.mine(),
    () => chain.reorganise(1 + below(finalityBlocks - 2), () => below(2) === 0),
    () => chain.forget(() => below(2) === 0),
    () => chain.setMinimumFee(1n + BigInt(below(1000))),
    () => (below(4) === 0 ? chain.useNonceElsewhere(String(clock)) : chain.mine()),
    () => (clock += below(40)),
  ];
  const advance = async () => {
    const which = below(5) === 0 ? 1 : 0;
    await senders[which]!.advance().catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      senders[which] = start();
    });
  };
  for (let step = 0; step < steps; step += 1) {
    await events[below(events.length)]!();
    clock += 1;
    // Several passes between two events as often as several events between two passes.
    while (below(2) === 0) await advance();
  }
  isAtPeace = true;
  for (let turn = 0; turn < 400 && store.intents.some(({ state }) => state !== 'final'); turn += 1) {
    await advance();
    chain.mine();
    clock += 31;
  }
  return { chain, intents: store.intents, count };
}
