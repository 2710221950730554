import { expect, it, vi } from 'vitest';
import { createTestChain } from '../chain/chain.test-support.tsx';
import { lookUpName, type NameLookup } from './look-up-name.ts';
import { assertPayeeUnchanged } from './payee-check.ts';

vi.mock('./look-up-name.ts', () => ({ lookUpName: vi.fn() }));

const { client } = createTestChain();
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

function check(lookup: NameLookup | Error): Promise<void> {
  if (lookup instanceof Error) vi.mocked(lookUpName).mockRejectedValueOnce(lookup);
  else vi.mocked(lookUpName).mockResolvedValueOnce(lookup);
  return assertPayeeUnchanged(client, { address, name: 'alice.eth' });
}

it('[SWAP-06] passes while the name resolves to the confirmed account', async () => {
  await check({ kind: 'found', name: 'alice.eth', address: `0x${address.slice(2).toLowerCase()}` });
  expect(lookUpName).toHaveBeenCalledWith(client, 'alice.eth');
});

it('[SWAP-06] fails when the name resolves to another account, and shows both', async () => {
  await expect(check({ kind: 'found', name: 'alice.eth', address: other })).rejects.toThrow(
    `alice.eth now leads to ${other}. You confirmed ${address}. Nothing was sent.`,
  );
});

it('[SWAP-06] fails when the name is gone or cannot be resolved', async () => {
  await expect(check({ kind: 'not-found' })).rejects.toThrow('alice.eth leads to no account any more.');
  await expect(check(new Error('no node'))).rejects.toThrow('no node');
});

it('[SWAP-06] sends no request for an address', async () => {
  vi.mocked(lookUpName).mockClear();
  await assertPayeeUnchanged(client, { address });
  expect(lookUpName).not.toHaveBeenCalled();
});
