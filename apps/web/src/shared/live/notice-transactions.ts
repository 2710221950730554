import type { TransactionNoticed } from '@tradewind/schema/hub/transaction-noticed';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { messages } from '../message/messages.ts';
import { hasTransaction } from '../transaction/transaction-store.ts';
import { showNotice } from '../ui/notice-store.ts';

/** Shows a notice for the account's transactions from another browser; this one follows its own by itself. */
export function noticeTransactions({ chainId, transactions }: TransactionNoticed): void {
  for (const { hash, status } of transactions) {
    if (status !== 'indexed' || hasTransaction({ hash, chainId })) continue;
    showNotice({
      key: hash,
      tone: 'information',
      title: messages.live.elsewhereTitle,
      text: messages.live.elsewhereText,
      link: { label: messages.ui.viewOnExplorer, href: getExplorerLink('tx', hash, chainId) },
    });
  }
}
