// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentLine } from './content-line.tsx';

const origin = vi.hoisted(() => ({ media: 'https://media.example' as string | undefined }));
vi.mock('../../../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ mediaOrigin: origin.media }),
}));

afterEach(() => {
  cleanup();
  origin.media = 'https://media.example';
});

const cid = `bafkrei${'a'.repeat(52)}`;

it.each([
  ['pinned', 'Kept by a pinning service'],
  ['queued', 'Pinning is queued'],
  ['failed', undefined],
  ['none', undefined],
] as const)('[NFT-03] given a file whose pin is %s, then its address is there, and %s', (pin, note) => {
  render(<ContentLine content={{ state: 'known', cid, pin }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`https://media.example/ipfs/${cid}`);
  expect(screen.getByRole('button', { name: 'Copy IPFS address' })).toBeDefined();
  for (const text of ['Kept by a pinning service', 'Pinning is queued'])
    expect(screen.queryByText(text) !== null).toBe(text === note);
});

it('[NFT-03] given no address, an older server or no media origin, then there is no line', () => {
  for (const content of [undefined, { state: 'none' }, { state: 'pending' }] as const)
    expect(render(<ContentLine content={content} />).container.textContent).toBe('');
  origin.media = undefined;
  expect(render(<ContentLine content={{ state: 'known', cid, pin: 'pinned' }} />).container.textContent).toBe(
    '',
  );
});
