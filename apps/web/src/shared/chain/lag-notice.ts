import { messages } from '../message/messages.ts';
import { openNodeDialog } from '../node/node-dialog-store.ts';
import { dismissNotice, showNotice } from '../ui/notice-store.ts';

const key = 'nodes-behind';

/** Shows that the nodes are behind the chain, so that the page shows an earlier block. */
export function showLagNotice(blockNumber: bigint, requiredBlock: bigint): void {
  const { lagTitle, lagText } = messages.chain;
  showNotice({
    key,
    tone: 'warning',
    title: lagTitle,
    text: lagText(blockNumber, requiredBlock),
    actions: [{ label: messages.shell.networkNodes, onClick: openNodeDialog }],
    durationMs: Number.POSITIVE_INFINITY,
  });
}

export function closeLagNotice(): void {
  dismissNotice(key);
}
