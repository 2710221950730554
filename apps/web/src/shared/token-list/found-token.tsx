import type { Address } from 'viem';
import { messages } from '../message/messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type Currency, formatSymbol, type Token } from './currency.ts';
import { CurrencyLogo } from './currency-logo.tsx';
import { findNamesakes } from './find-namesakes.ts';
import { useTokenLookup } from './token-lookup.query.ts';

const text = messages.tokenList;

export interface FoundTokenProps {
  address: Address;
  known: readonly Currency[];
  onImport: (token: Token) => void;
}

/** The on-chain data of a token address that is in no list. */
export function FoundToken({ address, known, onImport }: FoundTokenProps) {
  const lookup = useTokenLookup(address);
  if (lookup.state === 'loading')
    return (
      <output aria-label={text.lookingUp} className="flex min-h-14 items-center justify-center">
        <Spinner />
      </output>
    );
  if (lookup.state === 'unknown') return <InlineNotice tone="error">{text.lookUpFailed}</InlineNotice>;
  const found = lookup.value;
  if (found.kind !== 'token')
    return (
      <InlineNotice tone="error">
        {found.kind === 'no-contract' ? text.noContract : text.noToken}
      </InlineNotice>
    );
  const { token } = found;
  return (
    <div className="flex min-h-14 items-center gap-3">
      <CurrencyLogo currency={token} size={32} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="truncate font-semibold">{formatSymbol(token.symbol)}</span>
          <Badge>{text.foundByAddress}</Badge>
          {findNamesakes(token, known).length > 0 && <Badge tone="warning">{text.sameName}</Badge>}
        </p>
        <p className="truncate text-caption text-muted">{token.name}</p>
      </div>
      <Button
        tone="secondary"
        size="small"
        aria-label={text.addToken(formatSymbol(token.symbol))}
        onClick={() => onImport(token)}
      >
        {text.add}
      </Button>
    </div>
  );
}
