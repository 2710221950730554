import { headTopic, poolsTopic, type Topic } from '@tradewind/schema/hub/topic';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HubLink } from './hub-link.ts';
import { createLiveConnection, type LiveConnection } from './live-connection.ts';
import type { LiveState } from './live-store.ts';

const heads = headTopic(56);
const pools = poolsTopic(56);

/** A hub at which every call is noted, and which can be away or end connections. */
class FakeLink implements HubLink {
  calls: string[] = [];
  isUp = true;
  isOpen = false;
  #close = () => undefined as void;

  async start(): Promise<void> {
    this.calls.push('start');
    if (!this.isUp) throw new Error('nobody is there');
    this.isOpen = true;
  }
  async stop(): Promise<void> {
    if (this.isOpen) this.end();
  }
  end(): void {
    this.isOpen = false;
    this.#close();
  }
  async invoke(method: string, ...parameters: unknown[]): Promise<unknown> {
    this.calls.push(`${method} ${String(parameters)}`);
    if (!this.isUp) throw new Error('refused');
    const [topics] = parameters;
    return Array.isArray(topics) ? topics.map((topic) => ({ topic, sequence: null, last: [] })) : [];
  }
  on(): void {}
  onclose(listener: () => void): void {
    this.#close = listener;
  }
}

let link: FakeLink;
let needed: Topic[];
let states: LiveState[];
let connection: LiveConnection;
let ends: number;

const settle = () => vi.advanceTimersByTimeAsync(0);
const startCount = () => link.calls.filter((call) => call === 'start').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  link = new FakeLink();
  needed = [heads];
  states = [];
  ends = 0;
  connection = createLiveConnection({
    link,
    feed: {
      begin: () => undefined,
      end: () => void (ends += 1),
      takeEvent: () => undefined,
      takeStates: () => undefined,
      forget: () => undefined,
    },
    listTopics: () => needed,
    onState: (state) => void (state !== states.at(-1) && states.push(state)),
  });
});
afterEach(() => vi.useRealTimers());

describe('createLiveConnection', () => {
  it('[HUB-02] joins what is needed and leaves what is not', async () => {
    connection.resume();
    await settle();
    expect(link.calls).toEqual(['start', `subscribe ${heads}`, 'unsubscribe prediction,launchpad']);
    expect(states).toEqual(['connecting', 'connected']);
    needed = [heads, pools];
    connection.renewTopics();
    needed = [heads];
    connection.renewTopics();
    await settle();
    expect(link.calls).toHaveLength(3);
    needed = [pools];
    connection.renewTopics();
    await settle();
    expect(link.calls.slice(3)).toEqual([`subscribe ${pools}`, `unsubscribe ${heads}`]);
  });

  it('[HUB-01] tries again for as long as the hub is away, less and less often, and then is live', async () => {
    link.isUp = false;
    connection.resume();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const tries = startCount();
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(30);
    link.isUp = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states).toEqual(['connecting', 'connected']);
  });

  it('[HUB-01] comes back after a loss and joins its topics again', async () => {
    connection.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    link.calls = [];
    link.end();
    expect([states.at(-1), ends]).toEqual(['connecting', 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(link.calls.slice(0, 2)).toEqual(['start', `subscribe ${heads}`]);
    expect(states.at(-1)).toBe('connected');
  });

  it('[HUB-01] is no burden to a hub that ends every connection at once', async () => {
    connection.resume();
    for (let second = 0; second < 600; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (link.isOpen) link.end();
    }
    expect(startCount()).toBeLessThan(30);
  });

  it('[HUB-01] asks for nothing while paused, and at once when resumed', async () => {
    link.isUp = false;
    connection.resume();
    await vi.advanceTimersByTimeAsync(20_000);
    connection.pause();
    const before = startCount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([startCount(), states.at(-1)]).toEqual([before, 'off']);
    link.isUp = true;
    connection.resume();
    await settle();
    expect(states.at(-1)).toBe('connected');
    connection.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([link.isOpen, startCount(), states.at(-1)]).toEqual([false, before + 1, 'off']);
  });

  it('[HUB-02] connects anew for an account that came while it connected', async () => {
    const answer = Promise.withResolvers<unknown[]>();
    vi.spyOn(link, 'invoke').mockReturnValueOnce(answer.promise);
    connection.resume();
    await settle();
    connection.restart();
    answer.resolve([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([startCount(), states.at(-1)]).toEqual([2, 'connected']);
  });

  it('[HUB-02] connects anew for another account', async () => {
    connection.resume();
    await settle();
    connection.restart();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([startCount(), states.at(-1)]).toEqual([2, 'connected']);
  });
});
