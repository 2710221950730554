import { defaultTopics } from '@tradewind/schema/hub/topic';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHubOfTest, openOfTest } from '../../../test/hub-of-test.ts';
import { sweep } from '../connection/sweep.ts';
import { passOn } from '../event/notice-reader.ts';
import { createToOutgoingEvents } from '../event/to-outgoing-events.ts';
import { publishNotice } from '../publish.ts';
import { countWaiting } from './count-waiting.ts';

const waitingBytes = 300_000;
/** An area whose topic every connection joins, with one event that lasts and one that a newer one replaces. */
const area = defaultTopics[0]!;
const [lasting, replaceable] = ['pool_changed', 'chain_stale'] as const;
const toEvents = createToOutgoingEvents([
  passOn(area, lasting),
  passOn(area, replaceable, { isReplaceable: true }),
]);
const handshake = (version: number) => `{"protocol":"json","version":${version}}\u001e`;

function openHub() {
  const hub = createHubOfTest();
  Object.assign(hub, { toEvents, limits: { ...hub.limits, waitingBytes, statefulBytes: waitingBytes } });
  let count = 0;
  /** A client after its handshake; a stateful one acknowledges only on the test's request. */
  const open = (isStateful: boolean, isDeaf: boolean) => {
    const client = openOfTest(isStateful, { hub, id: String((count += 1)) });
    client.listener.onText(handshake(isStateful ? 2 : 1));
    client.listener.onPong();
    client.reading.isDeaf = isDeaf;
    return client;
  };
  let id = 0;
  const publish = (bytes: number, kind: string = lasting) =>
    publishNotice(hub, { id: (id += 1), chainId: 1, kind, payload: { text: 'x'.repeat(bytes) }, at: 0 });
  return { hub, open, publish, countPublished: () => id };
}

const countReceived = ({ written }: ReturnType<typeof openOfTest>) =>
  written.filter((text) => text.includes(`"${lasting}"`)).length;

it('[HUB-03] given clients that never read, when the waiting bytes exceed the budget, then these are closed and no fast reader is', () => {
  const step = fc.record({
    bytes: fc.nat(2_000),
    joins: fc.constantFrom('none', 'plain', 'stateful'),
    isSwept: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const { hub, open, publish, countPublished } = openHub();
      const [plain, stateful] = [open(false, false), open(true, false)];
      for (let count = 0; count < 40; count += 1) open(count % 2 === 0, true);
      for (const { bytes, joins, isSwept } of steps) {
        if (joins !== 'none') open(joins === 'stateful', true);
        publish(bytes);
        expect(countWaiting(hub)).toBeLessThanOrEqual(waitingBytes);
        // Acknowledgements come late.
        if (countPublished() > 1)
          stateful.listener.onText(`{"type":8,"sequenceId":${countPublished() - 1}}\u001e`);
        plain.listener.onText('{"type":6}\u001e');
        if (isSwept) sweep(hub);
      }
      expect([plain, stateful].map(countReceived)).toEqual([steps.length, steps.length]);
      expect([plain.isEnded(), stateful.isEnded()]).toEqual([false, false]);
    }),
    { seed: 129, numRuns: 40 },
  );
});

it('[HUB-03] given half of the budget is used, then replaceable events go only to clients that have read all', () => {
  const { hub, open, publish } = openHub();
  const deaf = [open(false, true), open(false, true), open(false, true), open(false, true)];
  for (let count = 0; count < 4; count += 1) publish(10_000);
  sweep(hub);
  const before = deaf[0]!.written.length;
  publish(10, replaceable);
  expect(deaf.map(({ written }) => written.length)).toEqual(deaf.map(() => before));
  for (const { reading } of deaf) reading.bufferedBytes = 0;
  sweep(hub);
  expect(deaf.map(({ written }) => written.at(-1)?.includes(replaceable))).toEqual(deaf.map(() => true));
});

it('[HUB-03] given only stateful clients, when they exceed the budget, then the one with the most kept bytes must reconnect', async () => {
  const { hub, open, publish } = openHub();
  const holder = open(true, false);
  for (let count = 0; count < 3; count += 1) publish(32_000);
  const others = [open(true, false), open(true, false), open(true, false)];
  sweep(hub);
  publish(32_000);
  expect(holder.written.at(-1)).toContain('{"type":7,"allowReconnect":true}');
  expect(others.map(({ isEnded }) => isEnded())).toEqual([false, false, false]);
  expect((await hub.metrics.refused.get()).values).toMatchObject([
    { value: 1, labels: { reason: 'budget' } },
  ]);
});

it('[HUB-03] given clients that acknowledge much once a second, when others hold less for longer, then the others are closed', () => {
  const { hub, open, publish, countPublished } = openHub();
  const others = Array.from({ length: 10 }, () => open(true, false));
  for (let count = 0; count < 4; count += 1) publish(5_000);
  for (const { listener } of others) {
    listener.onText(`{"type":1,"target":"unsubscribe","arguments":[["${area}"]]}\u001e`);
  }
  for (let second = 0; second < 2; second += 1) sweep(hub);
  const before = countPublished() - 1;
  const honest = [open(true, false), open(true, false), open(true, false)];
  for (let second = 0; second < 4; second += 1) {
    for (let count = 0; count < 4 + second; count += 1) publish(5_000);
    sweep(hub);
    const sequenceId = countPublished() - before;
    for (const { listener } of honest) listener.onText(`{"type":8,"sequenceId":${sequenceId}}\u001e`);
  }
  expect(honest.map(({ isEnded }) => isEnded())).toEqual([false, false, false]);
  expect(others.some(({ isEnded }) => isEnded())).toBe(true);
});
