import type { Notice } from '@tradewind/db/relay/notice';
import { launchpadNotice } from '@tradewind/db/launchpad/launchpad-notice';
import { type IdoProcessing, idoProcessingSchema } from '@tradewind/schema/launchpad/ido-processing';
import { beforeEach, describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../../test-support/known.ts';
import type { SaleChange } from '../launchpad-change.ts';
import { createAnnouncer } from './announcer.ts';

const chainId = 31_338;
const million = 10n ** 6n;
const change = (parts: Partial<SaleChange> = {}): SaleChange => ({
  sale: toAddress('1'),
  project: 7,
  round: 2,
  step: 'joined',
  state: 'open',
  reason: null,
  openAt: 100,
  closeAt: 200,
  hardCap: (1_000n * million).toString(),
  payDecimals: 6,
  committed: (1_250n * million).toString(),
  buyerCount: 3,
  ...parts,
});

let id = 0;
let clock = 0;
let published: IdoProcessing[] = [];
let stored: SaleChange[] = [];
let storedTime = 50;
let announcer: ReturnType<typeof createAnnouncer>;

beforeEach(() => {
  [id, clock, published, stored, storedTime] = [0, 0, [], [], 50];
  announcer = createAnnouncer({
    chainId,
    readSales: () => Promise.resolve({ sales: stored, blockNumber: 1, time: storedTime }),
    publish: (event) => published.push(idoProcessingSchema.parse(event)),
    now: () => clock,
  });
});

function send(kind: string, payload: object, { isPast = false, of = chainId } = {}): void {
  id += 1;
  const notice: Notice = { id, at: id, chainId: of, kind, payload };
  announcer.receive(notice, isPast);
}
const sendHead = (time: number) =>
  send('chain.head', { blockNumber: time, blockHash: toHash('a'), blockTimestamp: time });
const sendChange = (parts: Partial<SaleChange> = {}, options = {}) =>
  send(launchpadNotice.kind, { blockNumber: 9, sales: [change(parts)], accounts: [] }, options);

async function tickAt(milliseconds: number): Promise<IdoProcessing[]> {
  clock = milliseconds;
  published = [];
  await announcer.tick();
  return published;
}

describe('[HUB-02] given a sale that changes, then', () => {
  it('its event has the figures of the chain', async () => {
    sendHead(150);
    sendChange();
    expect(await tickAt(0)).toEqual([
      {
        idoId: 7,
        round: 2,
        status: 3,
        percentProcess: '125.00',
        totalRaise: '1000',
        joined: '1250',
        step: 'joined',
        chainId,
        sale: toAddress('1'),
        blockNumber: 150,
        buyerCount: 3,
      },
    ]);
    expect(await tickAt(5_000)).toEqual([]);
  });

  it('it has one event a second at most, with the furthest step and the last figures', async () => {
    sendHead(150);
    sendChange();
    expect(await tickAt(0)).toHaveLength(1);
    sendChange({ step: 'levelled', state: 'levelled' });
    sendChange({ step: 'changed', state: 'levelled', buyerCount: 4 });
    expect(await tickAt(999)).toEqual([]);
    expect(await tickAt(1_000)).toMatchObject([{ step: 'levelled', status: 4, buyerCount: 4 }]);
    expect(await tickAt(2_000)).toEqual([]);
  });

  it('a cancelled one says why', async () => {
    sendHead(150);
    sendChange({ step: 'cancelled', state: 'cancelled', reason: 'softCapMissed' });
    expect(await tickAt(0)).toMatchObject([{ step: 'cancelled', reason: 'softCapMissed', status: 4 }]);
  });

  it('one of another chain and one of the past have no event', async () => {
    sendHead(150);
    sendChange({}, { of: 1 });
    sendChange({}, { isPast: true });
    [stored, storedTime] = [[change({ step: 'changed' })], 150];
    expect(await tickAt(0)).toEqual([]);
  });
});

describe('[IDO-07] [HUB-02] given the time of the chain, then', () => {
  it('a sale of the index opens and closes once, without a notice', async () => {
    stored = [change({ step: 'changed' })];
    expect(await tickAt(0)).toEqual([]);
    sendHead(99);
    expect(await tickAt(1_000)).toEqual([]);
    sendHead(100);
    expect(await tickAt(2_000)).toMatchObject([{ step: 'open', status: 3 }]);
    expect(await tickAt(3_000)).toEqual([]);
    sendHead(200);
    expect(await tickAt(4_000)).toMatchObject([{ step: 'closed', status: 4 }]);
    sendHead(201);
    expect(await tickAt(6_000)).toEqual([]);
  });

  it('an undo reads the sales again', async () => {
    sendHead(150);
    await tickAt(0);
    stored = [change({ sale: toAddress('2'), openAt: 160 })];
    send('chain.undone', { blockNumber: 140, blockHash: toHash('a'), blockTimestamp: 140 });
    expect(await tickAt(1_000)).toEqual([]);
    sendHead(160);
    expect(await tickAt(2_000)).toMatchObject([{ sale: toAddress('2'), step: 'open' }]);
  });
});
