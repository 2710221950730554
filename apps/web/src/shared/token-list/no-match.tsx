import { messages } from '../message/messages.ts';
import { isAddressText } from '../ui/address.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import type { Currency, Token } from './currency.ts';
import { FoundToken } from './found-token.tsx';

const text = messages.tokenList;

export interface NoMatchProps {
  typed: string;
  known: readonly Currency[];
  onImport: (token: Token) => void;
}

/** The search has no match: an unlisted address, a malformed address, or an unknown text. */
export function NoMatch({ typed, known, onImport }: NoMatchProps) {
  const address = typed.toLowerCase();
  if (isAddressText(address)) return <FoundToken address={address} known={known} onImport={onImport} />;
  if (address.startsWith('0x')) return <InlineNotice tone="error">{text.invalidAddress}</InlineNotice>;
  return <EmptyState icon="search" title={text.noMatch} text={text.noMatchText} />;
}
