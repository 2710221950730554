import { erc20PermitAbi } from '@tradewind/abi/standard/erc20-permit.abi';
import {
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  keccak256,
  recoverTypedDataAddress,
  serializeSignature,
  toFunctionSelector,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import { signPermit } from './sign-permit.ts';
import { WalletLimitError } from './wallet-limits.ts';

const account = privateKeyToAccount(keccak256(toHex('a trader')));
const order = {
  domain: {
    name: 'USD Coin',
    version: '1',
    chainId: 31337,
    verifyingContract: toAddress('1'),
  },
  spender: toAddress('f'),
  value: 40n,
} as const;
const nonces = toFunctionSelector('nonces(address)');
const allowance = toFunctionSelector('allowance(address,address)');
const delegated: Hex = `0xef0100${'2'.repeat(40)}`;

type Situation = { code?: Hex; refusal?: Error; allowed?: bigint; answer?: (json: string) => unknown };

/** Signs 40 units with nonce 3 over a node and a wallet with these answers; `submitted` are the simulated permits. */
async function sign({ code = '0x', refusal, allowed = 0n, answer = signWithKey }: Situation) {
  const submitted: Hex[] = [];
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_getCode') return code;
    const [{ data }] = params as [{ data: Hex }];
    if (data.startsWith(nonces)) return encodeAbiParameters([{ type: 'uint256' }], [3n]);
    if (data.startsWith(allowance)) return encodeAbiParameters([{ type: 'uint256' }], [allowed]);
    submitted.push(data);
    if (refusal) throw refusal;
    return '0x';
  };
  const client = createClient({
    chain: localChain,
    transport: custom({ request }, { retryCount: 0 }),
    cacheTime: 0,
  });
  const signTypedData = vi.fn(async (json: string) => answer(json));
  const requests = { switchChain: vi.fn(), send: vi.fn(), sendBatch: vi.fn(), signTypedData };
  const turn = { account: account.address, requests };
  return { permit: signPermit(client, turn, order, 99n), submitted, signTypedData };
}

function signWithKey(json: string): Promise<Hex> {
  return account.signTypedData(JSON.parse(json));
}

function throwCode(code: number): never {
  throw Object.assign(new Error('no'), { code });
}

const refused = Object.assign(new Error('execution reverted'), { code: 3, data: '0x' });

describe('signPermit', () => {
  it.each([['0x'], [delegated]] as const)(
    '[SWAP-07] the account’s signature, simulated with the token before use; code %s',
    async (code) => {
      const { permit, submitted, signTypedData } = await sign({ code });
      const { token, value, deadline, v, r, s } = await permit;
      expect({ token, value, deadline }).toEqual({
        token: order.domain.verifyingContract,
        value: 40n,
        deadline: 99n,
      });
      const typed = JSON.parse(String(signTypedData.mock.lastCall?.[0]));
      expect(typed.message.nonce).toBe('3');
      const signature = serializeSignature({ r, s, v: BigInt(v) });
      expect(await recoverTypedDataAddress({ ...typed, signature })).toBe(account.address);
      expect(decodeFunctionData({ abi: erc20PermitAbi, data: submitted[0]! }).args).toEqual([
        account.address,
        expect.stringMatching(/^0xf{40}$/i),
        40n,
        99n,
        v,
        r,
        s,
      ]);
    },
  );

  it('[SWAP-07] a contract account gets no signature request', async () => {
    const { permit, signTypedData } = await sign({ code: '0x6001' });
    await expect(permit).rejects.toThrow(WalletLimitError);
    expect(signTypedData).not.toHaveBeenCalled();
  });

  it.each([
    ['does not know the method', () => throwCode(-32601)],
    ['answers garbage', () => 'signed'],
    ['answers a short signature', () => `0x${'1'.repeat(128)}`],
  ])('[SWAP-07] a wallet that %s can’t', async (_title, answer) => {
    await expect((await sign({ answer })).permit).rejects.toThrow(WalletLimitError);
  });

  it('[SWAP-07] a wallet whose signature the token rejects can’t', async () => {
    await expect((await sign({ refusal: refused })).permit).rejects.toThrow(WalletLimitError);
  });

  it('[SWAP-07] a permit that was submitted meanwhile counts by its allowance', async () => {
    const { permit } = await sign({ refusal: refused, allowed: 40n });
    expect(await permit).toMatchObject({ value: 40n });
    await expect((await sign({ refusal: refused, allowed: 39n })).permit).rejects.toThrow(WalletLimitError);
  });

  it('[SWAP-07] a user’s rejection and a silent node are no limits of the wallet', async () => {
    const declined = await sign({ answer: () => throwCode(4001) });
    await expect(declined.permit).rejects.toMatchObject({ code: 4001 });
    const silent = await sign({ refusal: new RpcNodeError('away') });
    await expect(silent.permit).rejects.not.toThrow(WalletLimitError);
  });
});
