import { messages } from '../message/messages.ts';
import { openNodeDialog } from '../node/node-dialog-store.ts';
import { dismissNotice, showNotice } from '../ui/notice-store.ts';

type LaggingChain = { readonly id: number; readonly name: string };

const toKey = ({ id }: LaggingChain) => `nodes-behind-${id}`;

/** Shows that the nodes of a chain are behind it, so that the page shows an earlier block. */
export function showLagNotice(chain: LaggingChain, blockNumber: bigint, requiredBlock: bigint): void {
  const { lagTitle, lagText } = messages.chain;
  showNotice({
    key: toKey(chain),
    tone: 'warning',
    title: lagTitle,
    text: lagText(chain.name, blockNumber, requiredBlock),
    actions: [{ label: messages.shell.networkNodes, onClick: () => openNodeDialog(chain.id) }],
    durationMs: Number.POSITIVE_INFINITY,
  });
}

export function closeLagNotice(chain: LaggingChain): void {
  dismissNotice(toKey(chain));
}
