import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { useQuery } from '@tanstack/react-query';
import { type Block, createBlockKey } from '../chain/latest-block.ts';
import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { classNames } from '../ui/class-names.ts';
import { openNodeDialog } from './node-dialog-store.ts';

const text = messages.node;

/** The network state in the footer of every page; opens the node dialog. */
export function NodeStatus() {
  const { data: block, isError } = useQuery<Block>({ queryKey: createBlockKey(useChain()), enabled: false });
  return (
    <button
      type="button"
      onClick={() => openNodeDialog()}
      aria-haspopup="dialog"
      className="inline-flex min-h-11 items-center gap-2 rounded-small text-small text-muted hover:text-text"
    >
      <span aria-hidden className={classNames('size-2 rounded-full', toColour(block, isError))} />
      <span className="sr-only">{messages.shell.networkNodes}: </span>
      <span className="figures">{toStatusText(block, isError)}</span>
    </button>
  );
}

function toColour(block: Block | undefined, isError: boolean): string {
  if (isError) return 'bg-loss';
  return block ? 'bg-gain' : 'bg-muted';
}

function toStatusText(block: Block | undefined, isError: boolean): string {
  if (isError) return text.statusUnreachable;
  if (!block) return text.statusReading;
  return text.statusBlock(formatAmount(block.number, 0, { notation: 'grouped' }));
}
