import {
  TransactionStatus,
  type TransactionStatusProps,
} from '../../shared/transaction/transaction-status.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Story, StoryGroup } from '../../shared/gallery/story.tsx';

const hash = `0x${'ab'.repeat(32)}` as const;

const progresses: readonly TransactionStatusProps['progress'][] = [
  { stage: 'checking' },
  { stage: 'switching' },
  { stage: 'signing', symbol: 'USDC' },
  { stage: 'wallet' },
  { stage: 'batched' },
  { stage: 'submitted', hash },
  { stage: 'indexing', hash },
  { stage: 'done', hash },
  { stage: 'failed', message: 'The user rejected the request.' },
  { stage: 'failed', message: 'The transaction was included, but the contract undid it.', hash },
];

export function TransactionStories() {
  return (
    <StoryGroup title="A transaction, from its first check to its end">
      {progresses.map((progress) => (
        <Story key={`${progress.stage}${'hash' in progress}`} name={progress.stage}>
          <Card className="p-4">
            <TransactionStatus
              progress={progress}
              summary="Swap 1 BNB for 284.1 BSCS"
              onClose={() => undefined}
            />
          </Card>
        </Story>
      ))}
    </StoryGroup>
  );
}
