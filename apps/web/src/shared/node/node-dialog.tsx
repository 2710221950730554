import { useState } from 'react';
import type { Chain } from '../chain/chain.ts';
import { getHead } from '../chain/latest-block.ts';
import { getChainConfig } from '../chain/runtime-config.ts';
import { useChain, useChains } from '../chain/use-chain.ts';
import { LiveSection } from '../live/live-section.tsx';
import { messages } from '../message/messages.ts';
import { ChainSelect } from '../chain/chain-select.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NodeCard } from './node-card.tsx';
import { closeNodeDialog, useNodeDialog } from './node-dialog-store.ts';
import { computeLatestBlock } from './node-state.ts';
import { type OwnNodeView, useOwnNodeView } from './own-node.query.ts';
import { OwnNodeSection } from './own-node-section.tsx';
import { useProbes } from './probes.query.ts';

const text = messages.node;

/** The nodes that the page reads each chain from, and a section for the user's own node of that chain. */
export function NodeDialog() {
  const { home, chainIds } = useChains();
  const opened = useNodeDialog().chainId;
  const [chainId, setChainId] = useState(opened ?? home.chainId);
  const chain = useChain(chainId);
  return (
    <Dialog isOpen onClose={closeNodeDialog} title={text.title}>
      <p className="pb-4 text-small text-muted">{text.intro}</p>
      <ChainSelect chainIds={chainIds} chainId={chainId} onSelect={setChainId} className="mb-4" />
      <ChainNodes key={chainId} chain={chain} />
    </Dialog>
  );
}

/** The nodes of one chain; the hub reports on the home chain alone. */
function ChainNodes({ chain }: { chain: Chain }) {
  const { home } = useChains();
  const { chainId, client } = chain;
  const view = useOwnNodeView(chain);
  const own = findRequestable(view);
  const urls = [...new Set([...(own === undefined ? [] : [own]), ...getChainConfig(chainId).rpcUrls])];
  const probes = useProbes(urls);
  const latest = computeLatestBlock(
    probes.map(({ probe }) => probe),
    chainId,
    getHead(client).getRequired(),
  );
  return (
    <>
      <ul aria-label={text.list} className="flex flex-col gap-3">
        {probes.map((one) => (
          <NodeCard key={one.url} {...one} chainId={chainId} latest={latest} isOwn={one.url === own} />
        ))}
      </ul>
      {chainId === home.chainId && <LiveSection />}
      <OwnNodeSection chainId={chainId} view={view} />
    </>
  );
}

/** The own node, where it is in use or may be. A refused one shows its error beside the address field. */
function findRequestable(view: OwnNodeView): string | undefined {
  return view.kind === 'checking' || view.kind === 'accepted' ? view.url : undefined;
}
