import { expect, it } from 'vitest';
import { findAppLink } from './phone-link.ts';

const toPeer = (redirect?: { native?: string; universal?: string }) => ({
  metadata: { name: 'Phone', description: '', url: '', icons: [], ...(redirect && { redirect }) },
});

it.each([
  [{ native: 'wallet://', universal: 'https://wallet.example' }, 'wallet://'],
  [{ universal: 'https://wallet.example' }, 'https://wallet.example'],
  [{ native: 'javascript://%0aalert(1)', universal: 'https://wallet.example' }, 'https://wallet.example'],
  [{ native: 'JavaScript://x' }, undefined],
  [{ native: 'data:text/html,x' }, undefined],
  [{ native: 'http://wallet.example' }, undefined],
  [{ native: '' }, undefined],
  [undefined, undefined],
])('[WAL-01] the app of a wallet that says %j is opened by %s', (redirect, link) => {
  expect(findAppLink(toPeer(redirect))).toBe(link);
});
