// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createQueryClient } from '../api-client/query-client.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { createExport } from './create-export.ts';
import { parseCsv } from './csv.test-support.ts';
import type { ExportKind } from './export-kind.ts';
import { ExportList } from './export-list.tsx';

const account = toAddress('a');
const saved = vi.hoisted(() => vi.fn<(name: string, text: string) => void>());
vi.mock('./save-file.ts', () => ({ saveFile: saved }));

type Bottle = { readonly letter: string };
const pages: Record<string, { rows: Bottle[]; nextCursor: string | null }> = {
  '': { rows: [{ letter: 'first' }, { letter: '=1' }], nextCursor: '7' },
  '7': { rows: [{ letter: 'last' }], nextCursor: null },
};

/** A kind of an area that this folder does not know. */
const toKind = (read: (cursor: string) => (typeof pages)['']): ExportKind => ({
  name: 'bottles',
  text: { title: 'Bottles', text: 'Every bottle.' },
  load: async () =>
    createExport<Bottle>([['letter', ({ letter }) => letter]], async ({ chain, query, signal }) => {
      expect([chain.chainId, query.get('account'), signal.aborted]).toEqual([31337, account, false]);
      return read(query.get('cursor') ?? '');
    }),
});

function save(kind: ExportKind): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      {withChain(createTestChain(), <ExportList account={account} kinds={[kind]} />)}
    </QueryClientProvider>,
  );
  expect(screen.getByText('Every bottle.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save CSV: Bottles' }));
}

afterEach(() => {
  cleanup();
  saved.mockClear();
});

it('[LIQ-09] given a kind of any area, when it is saved, then the file has all of its pages', async () => {
  save(toKind((cursor) => pages[cursor]!));
  expect(await screen.findByText('Saved 3 rows.')).toBeDefined();
  const [[name, text] = []] = saved.mock.calls;
  expect(name).toMatch(new RegExp(`^tradewind-bottles-${account}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  expect(parseCsv(text ?? '')).toEqual([['letter'], ['first'], ["'=1"], ['last']]);
});

it('[LIQ-09] given a page that fails, then nothing is saved, and the list says so', async () => {
  save(
    toKind((cursor) => {
      if (cursor !== '') throw new Error('away');
      return pages['']!;
    }),
  );
  expect(await screen.findByText(/Nothing was saved/)).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});
