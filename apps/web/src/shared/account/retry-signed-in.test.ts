import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/api-error.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { ensureSignedIn } from './ensure-signed-in.ts';
import { retrySignedIn } from './retry-signed-in.ts';

vi.mock('./ensure-signed-in.ts', () => ({ ensureSignedIn: vi.fn() }));

const session = {} as WalletSession;
const act = vi.fn<() => Promise<string>>();
const run = () => retrySignedIn(act, new QueryClient(), { session, chainId: 137 });

beforeEach(() => {
  act.mockReset().mockResolvedValue('done');
  vi.mocked(ensureSignedIn).mockReset();
});

it.each(['SIGN_IN_REQUIRED', 'OWNER_NOT_SIGNED_IN', 'SIGN_IN_ON_CHAIN'])(
  'given an answer of %s, when the account has signed in, then the action runs once more',
  async (code) => {
    act.mockRejectedValueOnce(new ApiError({ code, status: 401 }));
    expect(await run()).toBe('done');
    expect(act).toHaveBeenCalledTimes(2);
    expect(vi.mocked(ensureSignedIn).mock.calls).toEqual([[expect.anything(), session, 137]]);
  },
);

it('given another failure, then it is thrown without a sign-in', async () => {
  const failure = new ApiError({ code: 'TIMEOUT', status: 0 });
  act.mockRejectedValueOnce(failure);
  await expect(run()).rejects.toBe(failure);
  expect(ensureSignedIn).not.toHaveBeenCalled();
});
