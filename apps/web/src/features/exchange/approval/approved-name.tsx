import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';

export interface ApprovedNameProps {
  name: string;
  address: Address;
  logo?: ReactNode;
  /** Why its name is no reason to trust it. */
  warning?: { readonly badge: string; readonly label: string; readonly text: string };
}

/** The token or collection of an approval. */
export function ApprovedName({ name, address, logo, warning }: ApprovedNameProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      {logo}
      <span className="min-w-0 pr-24 tablet:pr-0">
        <span className="block truncate text-body font-semibold">{name}</span>
        <span className="block text-caption text-muted">
          <AddressText address={address} />
        </span>
      </span>
      {warning && (
        // In a line of its own: on a phone the button is beside the name.
        <span className="inline-flex basis-full items-center gap-1">
          <Badge tone="warning">{warning.badge}</Badge>
          <Tooltip label={warning.label}>{warning.text}</Tooltip>
        </span>
      )}
    </span>
  );
}
