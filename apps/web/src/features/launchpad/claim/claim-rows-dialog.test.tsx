// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { fullLevel } from '@tradewind/rules/launchpad/level';
import { afterEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createBuyer, createSale, sampleTime } from '../stories/sample-sale.ts';
import { ClaimRowsDialog, type ClaimRowsDialogProps } from './claim-rows-dialog.tsx';

vi.mock('../../../shared/transaction/use-is-tag-pending.ts', () => ({ useIsTagPending: () => false }));

afterEach(cleanup);

const stream = {
  shareBps: 5_000n,
  firstReleaseBps: 1_000n,
  cliffSeconds: 0n,
  periodSeconds: 86_400n,
  periods: 10n,
};
const { schedule } = createSale();
/** Of 40,000 KEEL the half is streamed, and a tenth of that is released at the date of the token. */
const sale = createSale({
  state: 'delivered',
  level: fullLevel,
  tgeAt: sampleTime,
  schedule: { ...schedule, stream },
});

function listAmounts(kind: ClaimRowsDialogProps['kind']) {
  const session = { account, chainId: sale.chainId, isOnNetwork: true } as ClaimRowsDialogProps['session'];
  render(
    <ClaimRowsDialog
      kind={kind}
      session={session}
      sale={sale}
      buyer={createBuyer()}
      time={sampleTime}
      onClaim={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  return screen.getAllByText(/KEEL/).map(({ textContent }) => textContent);
}

it('[IDO-09] given a stream of which a part is due, then its row has that part, and the rows that are due sum to the button', () => {
  const amounts = listAmounts('progress');
  expect(amounts[0]).toContain('8,000.0000 KEEL');
  expect(amounts.join()).toContain('2,000.0000 KEELof 20,000.0000 KEEL in steps');
  expect(amounts.at(-1)).toBe('Claim 10,000.0000 KEEL');
});

it('[IDO-09] given the schedule, then the row of a stream has all of it', () => {
  const amounts = listAmounts('schedule');
  expect(amounts.join()).toContain('20,000.0000 KEELReleased in steps');
});
