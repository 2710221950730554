import { describe, expect, it } from 'vitest';
import type { PublishedRound } from './compare-market.ts';
import { createPublishedRounds } from './published-rounds.ts';

const round = (id: number, entryCount: number): PublishedRound => ({
  id,
  entryCount,
  totalUp: '1',
  totalDown: '1',
  prizePool: '2',
  outcome: 'pending',
});

describe('the rounds of a client that receives events and reads', () => {
  it('given a server that ends in the middle of a response, when all rounds are read, then the read is retried until it succeeds', async () => {
    let readings = 0;
    const read = async () => {
      readings += 1;
      if (readings < 3) throw new TypeError('terminated');
      return [round(1, 2)];
    };
    const { rounds, readAll } = createPublishedRounds(read, new AbortController().signal);
    await readAll();
    expect([readings, rounds.get(1)]).toEqual([3, round(1, 2)]);
  });

  it('given a server that does not come back, when the client stops, then the read ends without a failure', async () => {
    const stopping = new AbortController();
    const { rounds, readAll } = createPublishedRounds(
      () => Promise.reject(new TypeError('terminated')),
      stopping.signal,
    );
    const reading = readAll();
    stopping.abort();
    await expect(reading).resolves.toBeUndefined();
    expect(rounds.size).toBe(0);
  });

  it('given a round that is published while all rounds are read, then they are read again', async () => {
    const answers = [[round(1, 1)], [round(1, 2)]];
    const read = async () => {
      const answer = answers.shift()!;
      if (answers.length === 1) publish([round(1, 2)]);
      return answer;
    };
    const { rounds, publish, readAll } = createPublishedRounds(read, new AbortController().signal);
    await readAll();
    expect([answers, rounds.get(1)?.entryCount]).toEqual([[], 2]);
  });
});
