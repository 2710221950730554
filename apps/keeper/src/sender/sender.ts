import { bindQueued } from './bind-queued.ts';
import { computeFees } from './fees.ts';
import { fillGap } from './fill-gap.ts';
import { followIntent } from './follow-intent.ts';
import { keepChain } from './keep-chain.ts';
import { seeIntent } from './see-intent.ts';
import type { Moment, SenderParts } from './sender-parts.ts';
import { createUnchanged } from './unchanged.ts';

export type Sender = {
  /** Reads the state of everything open, and takes one step for each; `idle` without work. */
  advance: () => Promise<'busy' | 'idle'>;
};

/**
 * Sends each intent once. A nonce is bound before it is signed for, and a signature is stored before it is
 * sent. Only the chain decides its success.
 */
export function createSender(parts: SenderParts): Sender {
  const { store, signer, policy, observer } = parts;
  const unchanged = createUnchanged();
  return {
    advance: async () => {
      const observed = observeMoment(parts);
      // A fault of the chain counts first.
      observed.catch(() => undefined);
      await keepChain(parts);
      const moment = await observed;
      const open = await store.listOpen(signer.address, moment.latestNonce);
      let isBusy = false;
      const changed = unchanged.exclude(moment, open);
      const seen = await Promise.all(changed.map((intent) => seeIntent(parts, moment, intent)));
      for (const one of seen) isBusy = (await followIntent(parts, moment, one)) || isBusy;
      unchanged.note(moment, open);
      if (await fillGap(parts, moment, open)) return 'busy';
      const bound = await bindQueued(parts, moment, open);
      observer.seen({
        balance: moment.balance,
        openCount: open.length + bound.count,
        isShortOfCoin: bound.isShortOfCoin,
      });
      return isBusy || bound.count > 0 ? 'busy' : 'idle';
    },
  };

  async function observeMoment({ node, now }: SenderParts): Promise<Moment> {
    const head = await node.getHead();
    const [time, latestNonce, balance, priorityFee] = await Promise.all([
      now(),
      node.getNonce(signer.address),
      node.getBalance(signer.address),
      node.getPriorityFee(),
    ]);
    const current = { baseFeePerGas: head.baseFeePerGas, priorityFee };
    return { now: time, head, latestNonce, balance, currentFees: computeFees(current, policy.maxFeeCap) };
  }
}
