import { useQueryClient } from '@tanstack/react-query';
import { launchpadTopic } from '@tradewind/schema/launchpad/hub-names';
import { useCallback, useEffect, useMemo } from 'react';
import { OnChain } from '../../../shared/chain/on-chain.tsx';
import { useChains } from '../../../shared/chain/use-chain.ts';
import type { TopicListener, TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { useAreaUpdates } from '../../../shared/live/use-area-updates.ts';
import { concernsProject } from './concerns-project.ts';
import { limitRate } from './limit-rate.ts';

/** A busy sale is announced each second; so many reads of each page would load the server. */
const renewalMs = 4_000;

interface SaleUpdatesProps {
  /** Only changes of this project. */
  project?: number;
}

/** Reads what the server says again when a sale of any chain changes; the interval of the reads is for lost updates. */
export function SaleUpdates({ project }: SaleUpdatesProps) {
  const { chainIds } = useChains();
  const queries = useQueryClient();
  const renewal = useMemo(
    () => limitRate(() => void queries.invalidateQueries({ queryKey: ['launchpad'] }), renewalMs),
    [queries],
  );
  useEffect(() => renewal.stop, [renewal]);
  const listener = useCallback(
    (update: TopicUpdate) => {
      if (concernsProject(update, project)) renewal.request();
    },
    [renewal, project],
  );
  return chainIds.map((chainId) => (
    <OnChain key={chainId} chainId={chainId}>
      <ChainUpdates listener={listener} />
    </OnChain>
  ));
}

function ChainUpdates({ listener }: { listener: TopicListener }) {
  useAreaUpdates(launchpadTopic, listener);
  return null;
}
