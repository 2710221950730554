import { beforeEach, expect, it } from 'vitest';
import { setIndexStale, setLiveState, useLiveStore } from './live-store.ts';

const isIndexStale = () => useLiveStore.getState().isIndexStale;

beforeEach(() => setLiveState('off'));

it('[HUB-02] given an index that the hub reports stale while the page joins its topics, then it is stale once connected', () => {
  setLiveState('connecting');
  setIndexStale(true);
  setLiveState('connected');
  expect(isIndexStale()).toBe(true);
});

it('[HUB-02] without a connection the index is not reported as stale', () => {
  setLiveState('connected');
  setIndexStale(true);
  setLiveState('connecting');
  expect(isIndexStale()).toBe(false);
});
