// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { maxUint256 } from 'viem';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { MovementList } from './movement-list.tsx';
import type { PlannedWrite } from './planned-write.ts';
import { SimulationProblem } from './simulation-problem.tsx';
import { type Measured, verifyMovements } from './verify-movements.ts';
import type { AgreedNfts } from './verify-nfts.ts';

vi.mock('../token-list/currencies.ts', () => ({ useCurrencies: () => ({ find: () => undefined }) }));

const account = toAddress('a');
const collection = toAddress('d');
const operator = toAddress('c');
const seven = { collection, tokenId: 7n };
const owned = { owner: account, token: collection };

afterEach(cleanup);

function plan(nfts?: AgreedNfts): PlannedWrite {
  return {
    expected: { leaves: [], arrives: [], nfts },
    explain: () => new Error(),
    write: { account, spends: [], candidates: [], holdings: [] },
  };
}

function toMeasured(measured: Partial<Measured>): Measured {
  return { kind: 'measured', changes: [], nftChanges: [], answer: '0x', gas: 1n, ...measured };
}

function showProblem(measured: Partial<Measured>, nfts?: AgreedNfts): string {
  const simulation = { state: 'value', value: toMeasured(measured) } as const;
  return render(<SimulationProblem planned={plan(nfts)} simulation={simulation} />).container.textContent;
}

describe('a deviation of NFTs', () => {
  it.each([
    ['a token', { kind: 'leaves', ...seven }, 'NFT #7 of 0xdddd…dddd would leave'],
    ['an operator', { kind: 'approves', collection, operator, tokenId: 'all' }, 'All NFTs of 0xdddd…dddd'],
    ['a token of a long id', { kind: 'leaves', collection, tokenId: maxUint256 }, '#115792…639935 of'],
  ] as const)('[SWAP-15] given %s is taken, then the dialog names it', (_, change, sentence) => {
    expect(showProblem({ nftChanges: [change] })).toContain(sentence);
    expect(screen.getByText('This transaction takes more than you agreed to')).toBeTruthy();
  });

  const approved: AgreedNfts = {
    leaves: [],
    arrives: [],
    approvals: [{ collection, operator, tokenId: 'all' }],
  };

  it('[SWAP-15] given a move without an event, then the dialog says how many', () => {
    expect(showProblem({ changes: [{ ...owned, change: -2n }] }, approved)).toContain(
      'more NFTs than agreed (2)',
    );
  });

  it('[SWAP-15] given a node without events, then the dialog names the gap, where NFTs are agreed', () => {
    const sentence = 'does not report every NFT';
    const measured = { nftChanges: undefined, changes: [{ ...owned, change: 0n }] };
    expect(showProblem(measured, approved)).toContain(sentence);
    expect(showProblem(measured)).toBe('');
    expect(showProblem({ ...measured, nftChanges: [] }, approved)).toBe('');
  });

  it('[SWAP-15] given a token does not arrive, then the dialog warns of it', () => {
    const arrives: AgreedNfts = { leaves: [], arrives: [{ ...seven, owner: account }], approvals: [] };
    const changes = [
      { ...owned, tokenId: 7n, change: 0n },
      { ...owned, change: 0n },
    ];
    expect(showProblem({ changes }, arrives)).toBe(
      'An NFT would not arriveThis would not arrive: NFT #7 of 0xdddd…dddd.',
    );
  });
});

it('[SWAP-15] lists the agreed NFTs and approvals, by the names that the plan gives them, and a dash where the owner is unknown', () => {
  const nfts: AgreedNfts = {
    leaves: [seven],
    arrives: [
      { collection, tokenId: 8n, owner: account },
      { collection, tokenId: 9n, owner: operator },
    ],
    approvals: [{ collection, operator, tokenId: 'all' }],
  };
  const named: AgreedNfts = {
    leaves: [{ ...seven, collectionName: 'Genesis' }],
    arrives: [],
    approvals: [
      { collection, operator, tokenId: 'all', collectionName: 'Genesis', operatorName: 'NFT staking' },
    ],
  };
  const changes = [
    { ...owned, tokenId: 7n, change: -1n },
    { ...owned, tokenId: 9n, owner: operator, change: 0n },
  ];
  const listLines = (agreed: AgreedNfts) => {
    const verification = verifyMovements(toMeasured({ changes }), plan(agreed));
    const { container } = render(<MovementList verification={verification} account={account} />);
    return [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  };
  expect(listLines(nfts)).toEqual([
    'Leaves',
    'NFT #7 of 0xdddd…dddd',
    'Arrives',
    '– (NFT #8 of 0xdddd…dddd)',
    'May be moved by 0xcccc…cccc',
    'All NFTs of 0xdddd…dddd',
  ]);
  expect(listLines(named)).toEqual([
    'Leaves',
    'NFT #7 of Genesis',
    'May be moved by NFT staking',
    'All NFTs of Genesis',
  ]);
});
