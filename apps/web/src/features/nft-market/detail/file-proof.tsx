import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { findArtworkMedia } from '../work/artwork-media.ts';
import type { ShownWork } from './shown-work.ts';
import { verifyFile } from './verify-file.ts';
import { ContentLine } from './content-line.tsx';
import { useContentHash } from './content-hash.query.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

const text = messages.nftMarketWork;

/** The hash that the contract keeps of the file, and whether the file that we serve has it. */
export function FileProof({ work }: { work: ShownWork }) {
  const media = findArtworkMedia(work);
  const hash = findValue(useContentHash(work.token, media !== undefined));
  const url = media?.original;
  // Only a click loads the file.
  const { refetch, data, error, isFetching } = useQuery({
    queryKey: createFactKey(useChain(), 'nft-market-file', url, hash),
    queryFn: ({ signal }) => verifyFile({ url, hash, signal }),
    enabled: false,
    retry: false,
  });
  if (media === undefined) return null;
  return (
    <Card as="section" aria-label={text.proof} className="grid gap-3 p-4 tablet:p-6">
      <h2 className="text-title font-semibold">{text.proof}</h2>
      <p className="text-small text-muted">{text.proofText}</p>
      {hash !== undefined && (
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          <span className="text-muted">{text.onChain}</span>
          <code className="min-w-0 break-all">{hash.slice(2)}</code>
          <CopyButton text={hash.slice(2)} subject={text.onChain} />
        </p>
      )}
      <ContentLine content={work.texts?.content} />
      <div>
        <Button
          tone="secondary"
          size="small"
          disabled={hash === undefined}
          isBusy={isFetching}
          onClick={() => void refetch()}
        >
          {text.verify}
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {error !== null && !isFetching && <InlineNotice tone="warning" title={text.fileAway} />}
        {data === 'same' && <InlineNotice tone="information" title={text.verified} />}
        {data === 'different' && <InlineNotice tone="error" title={text.different} />}
      </div>
    </Card>
  );
}
