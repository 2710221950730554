import { describe, expect, it } from 'vitest';
import { isApproved, listAccounts, listChainIds, toAddress, toChainId } from './session-content.ts';

const one = '0x1111111111111111111111111111111111111111';
const two = '0x2222222222222222222222222222222222222222';

function toSession(namespaces: Record<string, string[]>, methods = ['personal_sign']) {
  const entries = Object.entries(namespaces).map(([name, accounts]) => [
    name,
    { accounts, methods, events: [] },
  ]);
  return { namespaces: Object.fromEntries(entries) };
}

describe('accounts of a session', () => {
  it('[WAL-01] are those on the network, each once, in the order of the wallet', () => {
    const session = toSession({ eip155: [`eip155:1:${one}`, `eip155:56:${two}`, `eip155:56:${one}`] });
    expect(listAccounts(session, 56)).toEqual([two, one]);
    expect(listChainIds(session)).toEqual([1, 56]);
  });

  it('[WAL-03] are those of other networks when there is none on this one: wrong network, not disconnected', () => {
    const session = toSession({ eip155: [`eip155:1:${one}`, `eip155:10:${one}`] });
    expect(listAccounts(session, 56)).toEqual([one]);
  });

  it('[WAL-01] are addresses; invalid entries are left out', () => {
    const session = toSession({ eip155: ['eip155:56:', 'eip155:56:0x12', 'nonsense', `eip155:x:${one}`] });
    expect(listAccounts(session, 56)).toEqual([]);
    expect(listChainIds(session)).toEqual([]);
  });

  it('[WAL-01] are read from namespaces of single networks, and of no other kind of chain', () => {
    const session = toSession({ 'eip155:56': [`eip155:56:${one}`], solana: ['solana:4sGj:2222'] });
    expect(listAccounts(session, 56)).toEqual([one]);
    expect(listChainIds(session)).toEqual([56]);
  });
});

it('[WAL-06] recognises a method that the wallet did not approve', () => {
  const session = toSession({ eip155: [`eip155:56:${one}`] }, ['eth_sendTransaction']);
  expect(isApproved(session, 'eth_sendTransaction')).toBe(true);
  expect(isApproved(session, 'personal_sign')).toBe(false);
});

it.each([
  [56, 56],
  ['0x38', 56],
  ['56', 56],
  ['eip155:56', 56],
  ['', undefined],
  ['eip155:', undefined],
  [-1, undefined],
  [null, undefined],
  [{}, undefined],
])('[WAL-03] reads the network of an event: %j is %s', (published, chainId) => {
  expect(toChainId(published)).toBe(chainId);
});

it('[WAL-03] reads the account of an event, with its network or without', () => {
  expect(toAddress(`eip155:56:${one}`)).toBe(one);
  expect(toAddress(one)).toBe(one);
});
