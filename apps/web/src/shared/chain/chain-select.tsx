import { useId } from 'react';
import { messages } from '../message/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { NetworkLogo } from './network-logo.tsx';
import { getNetwork } from './viem-chain.ts';

export interface ChainSelectProps {
  chainIds: readonly number[];
  chainId: number;
  onSelect: (chainId: number) => void;
  className?: string;
}

/** Chooses one of the served chains; nothing where there is one alone. */
export function ChainSelect({ chainIds, chainId, onSelect, className }: ChainSelectProps) {
  const selectId = useId();
  if (chainIds.length < 2) return null;
  return (
    <div className={className}>
      <label htmlFor={selectId} className="mb-1.5 block text-small font-medium">
        {messages.chain.network}
      </label>
      <span className="relative flex items-center text-muted">
        <span className="pointer-events-none absolute left-3 flex">
          <NetworkLogo chainId={chainId} size={24} />
        </span>
        <select
          id={selectId}
          value={chainId}
          onChange={(event) => onSelect(Number(event.target.value))}
          className="min-h-11 w-full appearance-none rounded-control border border-line-strong bg-sunken pr-9 pl-12 text-body text-text"
        >
          {chainIds.map((id) => (
            <option key={id} value={id}>
              {getNetwork(id).name}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={14} className="pointer-events-none absolute right-3" />
      </span>
    </div>
  );
}
