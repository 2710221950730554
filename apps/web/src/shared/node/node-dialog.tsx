import { getRequiredBlock } from '../chain/latest-block.ts';
import { getRuntimeConfig } from '../chain/runtime-config.ts';
import { LiveSection } from '../live/live-section.tsx';
import { messages } from '../message/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NodeCard } from './node-card.tsx';
import { closeNodeDialog } from './node-dialog-store.ts';
import { computeLatestBlock } from './node-state.ts';
import { type OwnNodeView, useOwnNodeView } from './own-node.query.ts';
import { OwnNodeSection } from './own-node-section.tsx';
import { useProbes } from './probes.query.ts';

const text = messages.node;

/** The chain nodes that the page reads from, and a section for the user's own node. */
export function NodeDialog() {
  const { rpcUrls, chainId } = getRuntimeConfig();
  const view = useOwnNodeView();
  const own = findAskable(view);
  const urls = [...new Set([...(own === undefined ? [] : [own]), ...rpcUrls])];
  const probes = useProbes(urls);
  const latest = computeLatestBlock(
    probes.map(({ probe }) => probe),
    chainId,
    getRequiredBlock(),
  );
  return (
    <Dialog isOpen onClose={closeNodeDialog} title={text.title}>
      <p className="pb-4 text-small text-muted">{text.intro}</p>
      <ul aria-label={text.list} className="flex flex-col gap-3">
        {probes.map((one) => (
          <NodeCard key={one.url} {...one} chainId={chainId} latest={latest} isOwn={one.url === own} />
        ))}
      </ul>
      <LiveSection />
      <OwnNodeSection view={view} />
    </Dialog>
  );
}

/** The own node, where it is in use or may be. A refused one shows its error beside the address field. */
function findAskable(view: OwnNodeView): string | undefined {
  return view.kind === 'checking' || view.kind === 'accepted' ? view.url : undefined;
}
