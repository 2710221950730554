import { headTopic, poolsTopic } from '@tradewind/schema/hub/chain-topic';
import { defaultTopics, type Topic } from '@tradewind/schema/hub/topic';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HubLink } from './hub-link.ts';
import { createLiveConnection, type LiveConnection } from './live-connection.ts';
import type { LiveState } from './live-store.ts';

const heads = headTopic(56);
const pools = poolsTopic(56);

/** A hub that records every call of every client, and that can be down, frozen or end connections. */
class FakeHub {
  calls: string[] = [];
  isUp = true;
  /** Whether `start` and `stop` of clients never end. */
  isFrozen = false;
  links: FakeLink[] = [];

  createLink = (): FakeLink => {
    const link = new FakeLink(this);
    this.links.push(link);
    return link;
  };
  /** The clients that are connected. */
  get open(): FakeLink[] {
    return this.links.filter(({ isOpen }) => isOpen);
  }
  endAll(): void {
    for (const link of this.open) link.end();
  }
}

/** Like the official client: started once at a time, and ended only by `stop`. */
class FakeLink implements HubLink {
  isOpen = false;
  isStarting = false;
  readonly #hub: FakeHub;
  readonly #listeners = new Map<string, (message: unknown) => void>();
  #close = () => undefined as void;

  constructor(hub: FakeHub) {
    this.#hub = hub;
  }
  async start(): Promise<void> {
    this.#hub.calls.push('start');
    if (this.isStarting || this.isOpen) throw new Error('it is not disconnected');
    this.isStarting = true;
    if (this.#hub.isFrozen) return new Promise(() => undefined);
    this.isStarting = false;
    if (!this.#hub.isUp) throw new Error('nobody is there');
    this.isOpen = true;
  }
  async stop(): Promise<void> {
    if (this.#hub.isFrozen) return new Promise(() => undefined);
    if (this.isOpen) this.end();
  }
  end(): void {
    this.isOpen = false;
    this.#close();
  }
  async invoke(method: string, ...parameters: unknown[]): Promise<unknown> {
    this.#hub.calls.push(`${method} ${String(parameters)}`);
    if (!this.#hub.isUp) throw new Error('refused');
    const [topics] = parameters;
    return Array.isArray(topics) ? topics.map((topic) => ({ topic, sequence: null, last: [] })) : [];
  }
  publish(target: string): void {
    this.#listeners.get(target)?.({});
  }
  on(target: string, listener: (message: unknown) => void): void {
    this.#listeners.set(target, listener);
  }
  onclose(listener: () => void): void {
    this.#close = listener;
  }
}

let hub: FakeHub;
let needed: Topic[];
let states: LiveState[];
let connection: LiveConnection;
let ends: number;
let received: string[];

const flush = () => vi.advanceTimersByTimeAsync(0);
const startCount = () => hub.calls.filter((call) => call === 'start').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  hub = new FakeHub();
  needed = [heads];
  states = [];
  ends = 0;
  received = [];
  connection = createLiveConnection({
    createLink: hub.createLink,
    feed: {
      begin: () => undefined,
      end: () => void (ends += 1),
      takeEvent: (target) => void received.push(target),
      takeStates: () => undefined,
      forget: () => undefined,
    },
    listTopics: () => needed,
    onState: (state) => void (state !== states.at(-1) && states.push(state)),
  });
});
afterEach(() => vi.useRealTimers());

describe('createLiveConnection', () => {
  it('[HUB-02] joins needed topics and leaves the others', async () => {
    connection.resume();
    await flush();
    expect(hub.calls).toEqual(['start', `subscribe ${heads}`, `unsubscribe ${defaultTopics.join()}`]);
    expect(states).toEqual(['connecting', 'connected']);
    needed = [heads, pools];
    connection.renewTopics();
    needed = [heads];
    connection.renewTopics();
    await flush();
    expect(hub.calls).toHaveLength(3);
    needed = [pools];
    connection.renewTopics();
    await flush();
    expect(hub.calls.slice(3)).toEqual([`subscribe ${pools}`, `unsubscribe ${heads}`]);
  });

  it('[HUB-01] retries with backoff while the hub is down, and then is live', async () => {
    hub.isUp = false;
    connection.resume();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const tries = startCount();
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(30);
    hub.isUp = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states).toEqual(['connecting', 'connected']);
  });

  it('[HUB-01] reconnects after a loss and joins its topics again', async () => {
    connection.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    hub.calls = [];
    hub.endAll();
    expect([states.at(-1), ends]).toEqual(['connecting', 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(hub.calls.slice(0, 2)).toEqual(['start', `subscribe ${heads}`]);
    expect(states.at(-1)).toBe('connected');
  });

  it('[HUB-01] backs off from a hub that ends every connection at once', async () => {
    connection.resume();
    for (let second = 0; second < 600; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      hub.endAll();
    }
    expect(startCount()).toBeLessThan(30);
  });

  it('[HUB-01] is disconnected while paused, and connects at once when resumed', async () => {
    hub.isUp = false;
    connection.resume();
    await vi.advanceTimersByTimeAsync(20_000);
    connection.pause();
    const before = startCount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([startCount(), states.at(-1)]).toEqual([before, 'off']);
    hub.isUp = true;
    connection.resume();
    await flush();
    expect(states.at(-1)).toBe('connected');
    connection.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([hub.open.length, startCount(), states.at(-1)]).toEqual([0, before + 1, 'off']);
  });

  it('[HUB-02] reconnects for an account that signed in while it connected', async () => {
    const answer = Promise.withResolvers<unknown[]>();
    vi.spyOn(FakeLink.prototype, 'invoke').mockReturnValueOnce(answer.promise);
    connection.resume();
    await flush();
    connection.restart();
    answer.resolve([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([startCount(), states.at(-1)]).toEqual([2, 'connected']);
  });

  it('[HUB-02] reconnects for another account', async () => {
    connection.resume();
    await flush();
    connection.restart();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([startCount(), states.at(-1)]).toEqual([2, 'connected']);
  });

  it('[HUB-01] given a client whose start never ends, when 20 s have passed, then another one connects', async () => {
    hub.isFrozen = true;
    connection.resume();
    await vi.advanceTimersByTimeAsync(19_000);
    expect([hub.links.length, states.at(-1)]).toEqual([1, 'connecting']);
    hub.isFrozen = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect([hub.links.length, states.at(-1)]).toEqual([2, 'connected']);
    hub.links[0]?.publish('chain_head');
    expect(received).toEqual([]);
    hub.links[1]?.publish('chain_head');
    expect(received).toEqual(['chain_head']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([hub.links.length, states.at(-1)]).toEqual([2, 'connected']);
  });

  it('[HUB-01] given a start that hangs, when the page is visible again, then another client connects at once', async () => {
    hub.isFrozen = true;
    connection.resume();
    await vi.advanceTimersByTimeAsync(5_000);
    hub.isFrozen = false;
    connection.resume();
    await flush();
    expect([hub.links.length, states.at(-1)]).toEqual([2, 'connected']);
    connection.resume();
    await flush();
    expect(hub.links).toHaveLength(2);
  });

  it('[HUB-01] given a stop that hangs, when it is paused and resumed, then another client connects', async () => {
    connection.resume();
    await flush();
    hub.isFrozen = true;
    connection.pause();
    hub.isFrozen = false;
    connection.resume();
    await flush();
    expect([hub.links.length, states.at(-1)]).toEqual([2, 'connected']);
  });

  it('[HUB-01] given a subscription that is never answered, when 20 s have passed, then another client connects', async () => {
    vi.spyOn(FakeLink.prototype, 'invoke').mockReturnValueOnce(new Promise(() => undefined));
    connection.resume();
    await vi.advanceTimersByTimeAsync(25_000);
    expect([hub.links.length, states.at(-1)]).toEqual([2, 'connected']);
  });
});
