// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { JoinFormPartProps } from '../join/join-form-part.tsx';
import { createBuyer, createSale, sampleTime } from '../stories/sample-sale.ts';
import { OpenPart } from './open-part.tsx';
import type { OwnView } from './sale-view.ts';

vi.mock('../../../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ chainId: 31337, chains: [] }),
  getChainConfig: () => ({ explorer: '/explorer' }),
}));
vi.mock('../sale-writes.tsx', () => ({
  SaleWrites: ({ onWriting }: JoinFormPartProps) => (
    <>
      <button onClick={() => onWriting(true)}>Join</button>
      <button onClick={() => onWriting(false)}>Close</button>
    </>
  ),
}));
afterEach(cleanup);

const sale = createSale();
function toPart(committed: bigint) {
  const view = {
    sale,
    buyer: createBuyer({ committed }),
    time: sampleTime,
    demands: { symbol: 'KEEL', enableKYC: false, showdisclaimer: false },
    session: { chainId: sale.chainId } as WalletSession,
    onOpen: () => undefined,
  } as unknown as OwnView;
  return <OpenPart view={view} allocations={{ state: 'loading' }} />;
}

it('[IDO-08] given the dialog of a join that takes the rest of the cap, then it stays until it is closed', async () => {
  const { rerender, container } = render(toPart(0n));
  fireEvent.click(await screen.findByText('Join'));
  rerender(toPart(sale.maxPerUser));
  expect(container.textContent).not.toContain('You committed all that you may.');
  fireEvent.click(screen.getByText('Close'));
  expect(container.textContent).toContain('You committed all that you may.');
  expect(screen.queryByText('Join')).toBeNull();
});
