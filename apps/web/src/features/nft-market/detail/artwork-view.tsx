import type { WireArtworkDetail } from '@tradewind/schema/nft-market/artwork';
import { artworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { isSameAddress } from '@tradewind/rules/network/address';
import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { OptionalPart } from '../../../shared/ui/optional-part.tsx';
import { usePageTitle } from '../../../shared/ui/use-page-title.ts';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useReferrer } from '../work/referrer.query.ts';
import { useTokenState } from '../work/token-state.query.ts';
import { ArtistCard } from './artist-card.tsx';
import { BidTable } from './bid-table.tsx';
import { EditButton, type EditButtonProps } from './edit-button.tsx';
import { FileProof } from './file-proof.tsx';
import { ItemInfo } from './item-info.tsx';
import { ListingPanel } from './listing-panel.tsx';
import type { OpenedAction } from './opened-action.ts';
import type { ShownWork } from './shown-work.ts';
import { detailClass } from './unread-artwork.tsx';
import { WorkHistory } from './work-history.tsx';
import { WorkMedia } from './work-media.tsx';
import { WorkOffers } from './work-offers.tsx';

const ActionDialog = lazyPart(() =>
  import('../action/action-dialog.tsx').then((m) => ({ default: m.ActionDialog })),
);

const EditInfo = lazyPart(() => import('../edit/edit-info.tsx').then((m) => ({ default: m.EditInfo })));

const Resubmit = lazyPart(() => import('../edit/resubmit.tsx').then((m) => ({ default: m.Resubmit })));

const text = messages.nftMarketWork;

/** NFT-03: a work with its media, its listing, its bids and its facts. */
export function ArtworkView({ work }: { work: ShownWork }) {
  const session = useWalletSession();
  const { state, retry, isRetrying } = useNamedState(work, session);
  const [opened, setOpened] = useState<OpenedAction>();
  const close = () => setOpened(undefined);
  const [isEditing, setIsEditing] = useState(false);
  const edit = () => setIsEditing(true);
  const endEdit = () => setIsEditing(false);
  // A purchase names the artist whose link led here: known before its dialog opens.
  useReferrer();
  usePageTitle(work.name);
  return (
    <>
      <div className={detailClass}>
        <div className="grid gap-6">
          <WorkMedia work={work} />
          <div className="grid gap-6 max-desktop:hidden">
            <About work={work} onEdit={edit} />
          </div>
        </div>
        <div className="grid gap-6">
          <ListingPanel
            work={work}
            state={state}
            retry={retry}
            isRetrying={isRetrying}
            session={session}
            onOpen={setOpened}
          />
          <ReviewNote work={work} session={session} />
          <BidTable work={work} state={state} session={session} onOpen={setOpened} />
          <WorkOffers work={work} state={state} session={session} onOpen={setOpened} />
          <ItemInfo work={work} state={state} />
          {work.texts && <WorkHistory number={work.texts.id} />}
          <div className="grid gap-6 desktop:hidden">
            <About work={work} onEdit={edit} />
          </div>
        </div>
      </div>
      {/* Outside of the columns, one of which is hidden. */}
      {isEditing && session && work.texts && (
        <DialogBoundary onClose={endEdit}>
          <EditInfo key={session.account} session={session} artwork={work.texts} onClose={endEdit} />
        </DialogBoundary>
      )}
      {opened && session && (
        <DialogBoundary onClose={close}>
          <ActionDialog
            key={session.account}
            {...opened}
            latest={findValue(state) ?? opened.state}
            session={session}
            token={work.token}
            name={work.name}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  );
}

/** The state of the token in the market that the factory names; loading until it does. */
function useNamedState({ token, isMarketNamed }: ShownWork, session: WalletSession | undefined) {
  const reading = useTokenState(token, session?.account);
  const isKept = isMarketNamed || reading.state.state === 'unknown';
  return isKept ? reading : { ...reading, state: { state: 'loading' } as const };
}

function About({ work, onEdit }: { work: ShownWork; onEdit: () => void }) {
  return (
    <>
      {work.texts && hasDescription(work.texts) && <Description artwork={work.texts} onEdit={onEdit} />}
      {work.texts && <ArtistCard artwork={work.texts} />}
      <FileProof work={work} />
    </>
  );
}

/** Works of artists alone have texts of ours. */
function hasDescription({ descriptions, fileName }: WireArtworkDetail): boolean {
  return descriptions !== null || fileName !== null;
}

function Description({ artwork, onEdit }: EditButtonProps) {
  return (
    <Card as="section" aria-label={text.description} className="grid gap-3 p-4 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-semibold">{text.description}</h2>
        <EditButton artwork={artwork} onEdit={onEdit} />
      </div>
      <p className="whitespace-pre-line wrap-anywhere text-muted">
        {artwork.descriptions ?? text.noDescription}
      </p>
    </Card>
  );
}

interface ReviewNoteProps {
  work: ShownWork;
  session: WalletSession | undefined;
}

/** Why no list shows the work, and that texts are missing. */
function ReviewNote({ work: { status, texts }, session }: ReviewNoteProps) {
  if (texts === undefined) return <InlineNotice tone="warning" title={text.apiAway} />;
  if (status === artworkStatus.pending) return <InlineNotice tone="warning" title={text.waiting} />;
  if (status !== artworkStatus.rejected) return null;
  const { id, rejectReason, ownerAddress } = texts;
  const isOwn = session !== undefined && isSameAddress(ownerAddress, session.account);
  return (
    <InlineNotice
      tone="error"
      title={rejectReason === null ? text.rejectedPlain : text.rejected(rejectReason)}
    >
      {isOwn ? (
        <OptionalPart>
          <Resubmit session={session} id={id} />
        </OptionalPart>
      ) : undefined}
    </InlineNotice>
  );
}
