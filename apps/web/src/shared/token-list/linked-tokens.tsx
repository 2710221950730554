import { useState } from 'react';
import type { Address } from 'viem';
import { findValue } from '../chain/reading.ts';
import type { Token } from './currency.ts';
import { useTokenLookup } from './token-lookup.query.ts';
import { TokenWarningDialog } from './token-warning-dialog.tsx';
import { addUserToken } from './user-tokens.ts';

export interface LinkedTokensProps {
  /** Addresses of the link that are in no list. */
  addresses: readonly Address[];
  onImport: (token: Token) => void;
}

/** Warns of each unlisted token in a link, one after the other; an address without a token is skipped. */
export function LinkedTokens({ addresses, onImport }: LinkedTokensProps) {
  const [left, setLeft] = useState(addresses);
  const [address, ...rest] = left;
  const lookup = findValue(useTokenLookup(address));
  if (address !== undefined && lookup !== undefined && lookup.kind !== 'token') setLeft(rest);
  if (lookup?.kind !== 'token') return null;
  const { token } = lookup;
  return (
    <TokenWarningDialog
      key={address}
      token={token}
      kind="imported"
      onContinue={() => {
        addUserToken(token);
        onImport(token);
        setLeft(rest);
      }}
      onCancel={() => setLeft(rest)}
    />
  );
}
