import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageType } from './message-type.ts';
import { createReceivedMessages } from './received-messages.ts';
import { createSentMessages } from './sent-messages.ts';

type Sender = Pick<ReturnType<typeof createSentMessages>, 'add' | 'acknowledge' | 'replay'>;
type Receiver = ReturnType<typeof createReceivedMessages>;

/** The official client as a sender: acknowledged messages are deleted. */
function createOfficialSender(): Sender {
  let kept: { id: number; frame: Buffer }[] = [];
  let total = 0;
  return {
    add: (frame) => kept.push({ id: (total += 1), frame }) > 0,
    acknowledge: (sequenceId) => void (kept = kept.filter(({ id }) => id > sequenceId)),
    replay: () => ({ sequenceId: kept[0]?.id ?? total + 1, frames: kept.map(({ frame }) => frame) }),
  };
}

/** The official client as a receiver: it ends when a sequence is ahead of its count. */
function createOfficialReceiver(): Receiver {
  const state = { next: 1, latest: 0, isWaiting: false, mustAck: false };
  return {
    expectSequence: () => void (state.isWaiting = true),
    resume: (sequenceId) => {
      if (sequenceId > state.next) throw new Error('ahead');
      state.next = sequenceId;
    },
    take: (type) => {
      if (state.isWaiting) {
        state.isWaiting = type !== messageType.sequence;
        return !state.isWaiting;
      }
      const id = state.next;
      state.next += 1;
      if (id >= state.latest) state.mustAck = true;
      if (id <= state.latest) return false;
      state.latest = id;
      return true;
    },
    takeAck: () => {
      const ack = state.mustAck ? state.latest : undefined;
      state.mustAck = false;
      return ack;
    },
  };
}

/** A sender and a receiver on a connection that loses all messages in transit when it is cut. */
function createPair(sent: Sender, received: Receiver) {
  const taken: number[] = [];
  let onLine: (Buffer | number)[] = [];
  let total = 0;
  const arrive = (item: Buffer | number) => {
    if (typeof item !== 'number') {
      if (received.take(messageType.invocation)) taken.push(item.readUInt32BE());
    } else if (received.take(messageType.sequence)) received.resume(item);
  };
  return {
    taken,
    getTotal: () => total,
    send: () => {
      const frame = Buffer.alloc(4);
      frame.writeUInt32BE(total + 1);
      if (!sent.add(frame)) return;
      total += 1;
      onLine.push(frame);
    },
    deliver: (count: number) => {
      for (const item of onLine.splice(0, count)) arrive(item);
    },
    acknowledge: (isLost: boolean) => {
      const ack = received.takeAck();
      if (ack !== undefined && !isLost) sent.acknowledge(ack);
    },
    cut: () => {
      received.expectSequence();
      // Messages in transit on the old socket must not count.
      arrive(Buffer.alloc(4));
      const { sequenceId, frames } = sent.replay();
      onLine = [sequenceId, ...frames];
    },
  };
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('deliver' as const), count: fc.nat(5) }),
  fc.record({ kind: fc.constant('acknowledge' as const), isLost: fc.boolean() }),
  fc.record({ kind: fc.constant('cut' as const) }),
);

const pairs = [
  { name: 'from us to us', create: () => createPair(createSentMessages(200), createReceivedMessages()) },
  {
    name: 'from us to the official client',
    create: () => createPair(createSentMessages(200), createOfficialReceiver()),
  },
  {
    name: 'from the official client to us',
    create: () => createPair(createOfficialSender(), createReceivedMessages()),
  },
];

it.each(pairs)(
  '[HUB-01] given cuts at any time, then everything arrives once and in order $name',
  ({ create }) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const pair = create();
        for (const action of steps) {
          if (action.kind === 'send') pair.send();
          else if (action.kind === 'deliver') pair.deliver(action.count);
          else if (action.kind === 'acknowledge') pair.acknowledge(action.isLost);
          else pair.cut();
          expect(pair.taken).toEqual(pair.taken.map((_, index) => index + 1));
        }
        pair.cut();
        pair.deliver(Infinity);
        expect(pair.taken).toHaveLength(pair.getTotal());
      }),
      { seed: 4, numRuns: 500 },
    );
  },
);

it('[HUB-01] keeps no more than its limit, and has room again after an acknowledgement', () => {
  const sent = createSentMessages(10);
  const frame = Buffer.alloc(4);
  expect([sent.add(frame), sent.add(frame), sent.add(frame)]).toEqual([true, true, false]);
  sent.acknowledge(1);
  expect([sent.add(frame), sent.add(frame)]).toEqual([true, false]);
});

it('[HUB-01] deletes acknowledged messages, and nothing of a replay before a newer acknowledgement', () => {
  const sent = createSentMessages(100);
  const frame = Buffer.alloc(4);
  for (let count = 0; count < 3; count += 1) sent.add(frame);
  sent.acknowledge(2);
  expect(sent.replay()).toEqual({ sequenceId: 3, frames: [frame] });
  sent.acknowledge(3);
  expect(sent.replay()).toEqual({ sequenceId: 3, frames: [frame] });
  sent.add(frame);
  sent.acknowledge(4);
  expect(sent.replay()).toEqual({ sequenceId: 5, frames: [] });
  expect(() => sent.acknowledge(5)).toThrow('More was acknowledged than was sent.');
});

it('[HUB-01] acknowledges new messages once, and repeated ones again', () => {
  const received = createReceivedMessages();
  expect([received.take(messageType.ping), received.takeAck()]).toEqual([true, undefined]);
  expect([received.take(messageType.invocation), received.takeAck(), received.takeAck()]).toEqual([
    true,
    1,
    undefined,
  ]);
  received.expectSequence();
  expect(received.take(messageType.invocation)).toBe(false);
  expect(received.take(messageType.sequence)).toBe(true);
  received.resume(1);
  expect([received.take(messageType.invocation), received.takeAck()]).toEqual([false, 1]);
  expect(() => received.resume(3)).toThrow('The sequence is ahead of what was received.');
});
