import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireArtworkDetail } from '@tradewind/schema/nft-market/artwork';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';

export interface EditButtonProps {
  artwork: WireArtworkDetail;
  onEdit: () => void;
}

/** The way to change the texts of a work of an artist; its owner alone has it. */
export function EditButton({ artwork: { fileName, ownerAddress }, onEdit }: EditButtonProps) {
  const session = useWalletSession();
  if (session === undefined || fileName === null || !isSameAddress(ownerAddress, session.account))
    return null;
  return (
    <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={onEdit}>
      {messages.nftMarketWork.editInfo}
    </Button>
  );
}
