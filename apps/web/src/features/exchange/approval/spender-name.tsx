import type { Address } from 'viem';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import type { NameSpender } from './spender-names.query.ts';

export interface SpenderNameProps {
  spender: Address;
  nameSpender: NameSpender;
}

/** Who may take something: its name where it is one of the site, and its address. */
export function SpenderName({ spender, nameSpender }: SpenderNameProps) {
  const { chainId } = useChain();
  return (
    <span className="text-right tablet:text-left">
      <span className="block font-medium">
        <ReadingText
          reading={nameSpender(spender)}
          format={(name) => name}
          unknownReason={messages.approval.spenderUnknown}
        />
      </span>
      <ExternalLink href={getExplorerLink('address', spender, chainId)} className="touch-target text-caption">
        <AddressText address={spender} />
      </ExternalLink>
    </span>
  );
}
