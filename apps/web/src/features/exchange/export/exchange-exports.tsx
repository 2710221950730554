import { ExportList } from '../../../shared/export/export-list.tsx';
import type { ExportKind } from '../../../shared/export/export-kind.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';

const kinds = (['trades', 'liquidity', 'positions'] as const).map((name): ExportKind => ({
  name,
  text: messages.exchangeExport[name],
  load: () => import('./export-kinds.ts').then(({ createExchangeExport }) => createExchangeExport[name]),
}));

/** The files of the account's own history on the exchange. */
export function ExchangeExports({ account }: AccountPartProps) {
  return <ExportList account={account} kinds={kinds} />;
}
