import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ExchangeExports } from './exchange-exports.tsx';

const text = messages.csvExport;

/** The account's own history as files for a spreadsheet. */
export function ExportDialog({ account, onClose }: { account: Address; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.description}>
      <ExchangeExports account={account} />
    </Dialog>
  );
}
