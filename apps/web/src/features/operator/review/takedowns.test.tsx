// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Takedowns } from './takedowns.tsx';

const fetched = vi.hoisted(() => ({ answer: (_path: string, _body: unknown): unknown => undefined }));
vi.mock('../../../shared/api-client/fetch-from-api.ts', () => ({
  fetchFromApi: async ({ path, body }: { path: string; body?: unknown }) => fetched.answer(path, body),
}));
vi.mock('../../../shared/artwork/still-picture.tsx', () => ({ StillPicture: () => null }));

const toHash = (number: number) => String(number).padStart(64, '0');
const fileName = `${toHash(7)}.png`;
const toFile = (number: number) => ({
  hash: toHash(number),
  reason: `A copy ${number}`,
  at: '2025-06-01T00:00:00.000Z',
  workId: number,
  workCount: number,
});
const pages: Record<string, unknown> = {
  '/operator/takedown': { takedowns: [toFile(3), toFile(2)], nextCursor: '9-a' },
  '/operator/takedown?cursor=9-a': { takedowns: [toFile(1)], nextCursor: null },
};
const work = {
  id: 7,
  tokenId: '7',
  name: 'Boat',
  fileName,
  authorName: 'Ann',
  creatorAddress: toAddress('c'),
};
const sent = vi.fn();
let countWorks: () => Promise<{ workCount: number }>;

beforeEach(() => {
  sent.mockReset();
  countWorks = async () => ({ workCount: 12 });
  fetched.answer = (path, body) => {
    if (body !== undefined) return (sent(path, body), { isChanged: true });
    if (path.startsWith('/operator/takedown/works')) return countWorks();
    return path === '/Artworks/7' ? work : pages[path];
  };
  const session = { account } as unknown as WalletSession;
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {withChain(createTestChain(), <Takedowns session={session} />)}
      </QueryClientProvider>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const pressIn = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

/** Finds the work 7, and gives a reason. */
async function openTakeDown() {
  fireEvent.change(screen.getByLabelText('Number or address of an artwork'), { target: { value: '7' } });
  press('Find');
  const reason = await screen.findByLabelText('Reason, which the owner reads');
  fireEvent.change(reason, { target: { value: ' A stolen picture ' } });
  press('Take the file down');
  return findDialog('Take this file down?');
}

async function openRestore() {
  const [first] = await screen.findAllByRole('button', { name: 'Serve again' });
  fireEvent.click(first!);
  return findDialog('Serve this file again?');
}

it('[ART-05] given more files that are down than a page has, then the older ones come on demand', async () => {
  expect(await screen.findByText('A copy 2')).toBeDefined();
  expect(screen.queryByText('A copy 1')).toBeNull();
  press('Older files');
  expect(await screen.findByText('A copy 1')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Serve again' })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Older files' })).toBeNull();
});

it('[ART-05] given a takedown, then file, count of its works and reason are confirmed first', async () => {
  const dialog = await openTakeDown();
  await within(dialog).findByText('12');
  expect(dialog.textContent).toContain(toHash(7));
  expect(dialog.textContent).toContain('A stolen picture');
  expect(sent).not.toHaveBeenCalled();
  pressIn(dialog, 'Take the file down');
  const body = { id: 7, fileName, reason: 'A stolen picture' };
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('/operator/takedown', body));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[ART-05] given a count that is not known yet, then nothing is confirmed; one that fails does not keep a file up', async () => {
  const count = Promise.withResolvers<{ workCount: number }>();
  countWorks = () => count.promise;
  const dialog = await openTakeDown();
  const yes = within(dialog).getByRole('button', { name: 'Take the file down' });
  expect(yes).toHaveProperty('disabled', true);
  count.reject(new Error('away'));
  await vi.waitFor(() => expect(yes).toHaveProperty('disabled', false));
  expect(dialog.textContent).toContain('–');
});

it('[ART-05] given a dialog that is closed, then the file stays up', async () => {
  pressIn(await openTakeDown(), 'Back');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('[ART-05] given a file to serve again, then it is confirmed with its works, the reason, and what stays', async () => {
  const dialog = await openRestore();
  expect(dialog.textContent).toContain(toHash(3));
  expect(dialog.textContent).toContain('A copy 3');
  expect(dialog.textContent).toContain('Its artworks stay rejected');
  expect(sent).not.toHaveBeenCalled();
  pressIn(dialog, 'Serve again');
  const body = { hash: toHash(3) };
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('/operator/takedown/remove', body));
});
