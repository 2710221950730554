// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { Address } from 'viem';
import { afterEach, describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Access } from './access.ts';
import { useKeptOperator } from './kept-operator.ts';

const toSession = (account: Address) =>
  ({ account, chainId: 1, isOnNetwork: true, connector: {} }) as unknown as WalletSession;
const [olga, bob] = [toSession(toAddress('a')), toSession(toAddress('b'))];
const allowed: Access = { kind: 'allowed' };
const ended: Access = { kind: 'signed-out' };
const { sessionEnded, rolesLoading, rolesUnknownTitle } = messages.operator;

type Step = readonly [session: WalletSession | undefined, access: Access];

/** What the page shows after the steps. */
function walk(...steps: readonly Step[]) {
  const [first = [undefined, ended]] = steps;
  const { result, rerender } = renderHook(([session, access]: Step) => useKeptOperator(session, access), {
    initialProps: first,
  });
  for (const step of steps.slice(1)) rerender(step);
  return result.current;
}

afterEach(cleanup);

describe('[OPS-02] the forms of an operator', () => {
  it('given the role, then they are shown, and can send', () => {
    expect(walk([olga, allowed])).toEqual({ operator: olga, obstacle: undefined });
  });

  it.each([
    ['ended', ended, sessionEnded],
    ['began again, and its roles are read', { kind: 'loading' }, rolesLoading],
    [
      'began again, and its roles are unknown',
      { kind: 'unknown', retry: () => undefined },
      rolesUnknownTitle,
    ],
  ] as const)('given a session that %s, then they stay, and send nothing', (_, access, obstacle) => {
    expect(walk([olga, allowed], [olga, ended], [olga, access])).toEqual({ operator: olga, obstacle });
  });

  it('given a session that ended, when the account has signed in again, then they send', () => {
    expect(walk([olga, allowed], [olga, ended], [olga, allowed])).toEqual({
      operator: olga,
      obstacle: undefined,
    });
  });

  it.each([
    ['that never had the role', [[olga, ended]]],
    [
      'that lost its role',
      [
        [olga, allowed],
        [olga, { kind: 'no-role' }],
        [olga, ended],
      ],
    ],
    [
      'that is another one',
      [
        [olga, allowed],
        [bob, ended],
      ],
    ],
    [
      'that left',
      [
        [olga, allowed],
        [undefined, { kind: 'no-wallet' }],
        [olga, ended],
      ],
    ],
  ] as const)('given an account %s, then there are none', (_, steps) => {
    expect(walk(...steps).operator).toBeUndefined();
  });
});
