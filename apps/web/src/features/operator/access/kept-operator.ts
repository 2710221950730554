import { isSameAddress } from '@tradewind/rules/network/address';
import { createContext, useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Access } from './access.ts';

const text = messages.operator;

/** Why no action can be sent, where its form is open; undefined for an operator who is signed in. */
export const ActionObstacle = createContext<string | undefined>(undefined);

/**
 * The wallet whose forms are shown: from its first permission on, until it is gone or has lost its role. They stay with
 * their input while its session has ended, and `obstacle` says why they send nothing.
 */
export function useKeptOperator(session: WalletSession | undefined, access: Access) {
  const [allowed, setAllowed] = useState<Address>();
  const account = session?.account;
  const { kind } = access;
  const next =
    kind === 'allowed' ? account : kind === 'no-role' || kind === 'no-wallet' ? undefined : allowed;
  if (next !== allowed) setAllowed(next);
  const isKept = account !== undefined && next !== undefined && isSameAddress(account, next);
  return { operator: isKept ? session : undefined, obstacle: toObstacle(kind) };
}

function toObstacle(kind: Access['kind']): string | undefined {
  if (kind === 'allowed') return undefined;
  if (kind === 'loading') return text.rolesLoading;
  return kind === 'unknown' ? text.rolesUnknownTitle : text.sessionEnded;
}
