import type { Notice } from '@tradewind/db/relay/notice';
import { expect, it } from 'vitest';
import { createHubOfTest, openOfTest } from '../../test/hub-of-test.ts';
import { listenToBus } from './listen-to-bus.ts';
import { sweep } from './connection/sweep.ts';
import { publishNotice } from './publish.ts';
import { getTopicState } from './topic/topic-book.ts';
import { toHash } from '../../test-support/known.ts';

const head = (id: number, chainId: number): Notice => ({
  id,
  chainId,
  kind: 'chain.head',
  payload: { blockNumber: id, blockHash: toHash('ab'), blockTimestamp: id },
  at: id,
});

/** A client that has joined the heads of two chains, and its unread bytes. */
function openReader() {
  const reader = openOfTest(false);
  reader.listener.onText('{"protocol":"json","version":1}\u001e');
  reader.listener.onText('{"type":1,"target":"subscribe","arguments":[["head:1","head:2"]]}\u001e');
  const listSequences = () => reader.written.join('').match(/(?<="sequence":)\d+/g) ?? [];
  return { ...reader, listSequences };
}

it('[HUB-02] a slow client receives the last skipped event of every topic', () => {
  const { hub, reading, listSequences } = openReader();
  reading.bufferedBytes = hub.limits.skipBytes + 1;
  for (const notice of [head(1, 1), head(2, 2), head(3, 1)]) publishNotice(hub, notice);
  expect(listSequences()).toEqual([]);
  reading.bufferedBytes = 0;
  sweep(hub);
  expect(listSequences().toSorted()).toEqual(['2', '3']);
});

it('[HUB-02] a skipped event is not sent again once a newer one has reached the client', () => {
  const { hub, reading, listSequences } = openReader();
  reading.bufferedBytes = hub.limits.skipBytes + 1;
  publishNotice(hub, head(1, 1));
  reading.bufferedBytes = 0;
  publishNotice(hub, head(2, 1));
  sweep(hub);
  expect(listSequences()).toEqual(['2']);
});

it('[HUB-03] given notices that are lost for good, then no topic keeps its previous state', () => {
  const hub = createHubOfTest();
  publishNotice(hub, head(1, 1));
  listenToBus(hub).onGap();
  expect(getTopicState(hub.topics, 'head:1')).toEqual({ topic: 'head:1', sequence: null, last: [] });
});
