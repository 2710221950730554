import { messages } from '../message/messages.ts';
import { isAddressText, shortenAddress, shortenAddressForCard } from './address.ts';
import { CopyButton } from './copy-button.tsx';

export interface AddressTextProps {
  address: string;
  /** `explorer` keeps 4 characters on both sides, `card` the first 8 and the tail, `full` everything. */
  form?: 'explorer' | 'card' | 'full';
  /** The value that the copy button copies (`address`); no button without it. */
  copySubject?: string;
}

/** An address, or `Invalid 'address' parameter` (SHELL-10). The whole address shows on hover. */
export function AddressText({ address, form = 'explorer', copySubject }: AddressTextProps) {
  if (!isAddressText(address)) return <span className="text-loss">{messages.ui.invalidAddress}</span>;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1">
      <span title={address} className="figures break-all">
        {form === 'full'
          ? address
          : form === 'card'
            ? shortenAddressForCard(address)
            : shortenAddress(address)}
      </span>
      {copySubject !== undefined && <CopyButton text={address} subject={copySubject} />}
    </span>
  );
}
