import { ExportList } from '../../../shared/export/export-list.tsx';
import type { ExportKind } from '../../../shared/export/export-kind.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { createTradesExport } from './create-trades-export.ts';

const kinds: readonly ExportKind[] = [
  {
    name: 'nft-trades',
    text: messages.nftMarketPosition.tradesFile,
    load: async () => createTradesExport(),
  },
];

/** The file of the account's own sales and purchases. */
export function TradeExports({ account }: AccountPartProps) {
  return <ExportList account={account} kinds={kinds} />;
}
