import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireArtworkDetail } from '@tradewind/schema/nft-market/artwork';
import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';

const EditInfo = lazyPart(() => import('../edit/edit-info.tsx').then((m) => ({ default: m.EditInfo })));

/** The way to change the texts of a work of an artist; its owner alone has it. */
export function EditButton({ artwork }: { artwork: WireArtworkDetail }) {
  const session = useWalletSession();
  const [isOpen, setIsOpen] = useState(false);
  const { fileName, ownerAddress } = artwork;
  if (session === undefined || fileName === null || !isSameAddress(ownerAddress, session.account))
    return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.nftMarketWork.editInfo}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <EditInfo key={session.account} session={session} artwork={artwork} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
