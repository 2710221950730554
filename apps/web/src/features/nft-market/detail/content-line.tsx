import { toIpfsUrl } from '@tradewind/schema/media/media-file';
import type { WireContent } from '@tradewind/schema/nft-market/artwork';
import { getRuntimeConfig } from '../../../shared/chain/runtime-config.ts';
import { messages } from '../../../shared/message/messages.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';

const text = messages.nftMarketWork;

/** The IPFS address of the file, with the way to it at our gateway, and whether a pinning service keeps it. */
export function ContentLine({ content }: { content: WireContent | undefined }) {
  const { mediaOrigin } = getRuntimeConfig();
  if (content?.state !== 'known' || mediaOrigin === undefined) return null;
  const { cid, pin } = content;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small">
      <span className="text-muted">{text.ipfs}</span>
      <ExternalLink className="min-w-0 break-all" href={toIpfsUrl(mediaOrigin, cid)}>
        {cid}
      </ExternalLink>
      <CopyButton text={cid} subject={text.ipfs} />
      {pin === 'pinned' && <span className="text-muted">{text.pinned}</span>}
      {pin === 'queued' && <span className="text-muted">{text.pinQueued}</span>}
    </p>
  );
}
