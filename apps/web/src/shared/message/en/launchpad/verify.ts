import { translate } from '../../translate.ts';

/** The panel that computes a sale again. */
export const launchpadVerify = translate('launchpadVerify', {
  title: 'Verify this sale',
  about: 'Your browser reads the contract and computes the sale again.',
  loading: 'Reading the contract',
  failed: 'The network does not answer.',
  failedText: 'This says nothing about the sale. Try again when a node answers.',
  again: 'Check again',
  sums: {
    good: 'The sale is as its contract promises.',
    bad: 'Look at the lines with a cross. The contract counts, whatever this page shows.',
    open: 'Some lines can’t be proven now. Nothing speaks against the sale.',
  },
  contract: 'Contract',
  contractProof: 'Our factory created it. Its terms never change.',
  buyers: 'All commitments',
  buyersProof: (count: string, committed: string) => `${count} accounts committed ${committed}.`,
  buyersSame: 'The contract has the same sums.',
  buyersDiffer: {
    open: (count: string, committed: string) =>
      `The contract has ${count} accounts with ${committed}. Our server may be behind.`,
    bad: (count: string, committed: string) =>
      `The contract has ${count} accounts with ${committed}. Our server names others.`,
  },
  buyersAway: 'Our server does not name the accounts now. The other lines don’t need it.',
  level: 'Shares',
  levelProof: {
    good: 'The contract sells as much as it can, by weight.',
    bad: 'The contract counts other shares than the rule gives.',
    open: 'Without all accounts the shares can’t be computed.',
  },
  allCount: {
    good: 'No more was committed than is sold. Everything counts.',
    bad: 'No more was committed than is sold, but not everything counts.',
    open: 'The shares are not known.',
  },
  own: 'Your share',
  ownProof: (committed: string, accepted: string) => `Of your ${committed}, ${accepted} counts.`,
  ownWrong: (accepted: string) => `The contract says ${accepted}.`,
  escrow: 'Escrow',
  escrowHeld: (amounts: string) => `The contract holds ${amounts}.`,
  escrowOwed: (amounts: string) => `It owes at most ${amounts}.`,
  escrowUnknown: 'What it owes is known with all accounts alone.',
  list: 'List',
  listLoading: 'Reading the list',
  listAway: 'Our server does not serve the list now. Any copy of it proves the same.',
  listUnreadable: 'This file can’t be read.',
  listDiffers: 'This is not the list that the terms name.',
  listRootDiffers: 'The lines of this list don’t make the root of the terms.',
  listProof: (lines: string) => `The terms name this list. It has ${lines} lines.`,
  listOwn: (most: string, weight: string) => `You may commit up to ${most}, with the weight ${weight}.`,
  listNotOwn: 'Your account is not on it.',
  chooseList: 'Choose a copy',
});
