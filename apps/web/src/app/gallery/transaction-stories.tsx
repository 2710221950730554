import { StepList } from '../../shared/transaction/step-list.tsx';
import type { ShownStep } from '../../shared/transaction/transaction-plan.ts';
import { type StartedProgress, TransactionStatus } from '../../shared/transaction/transaction-status.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Story, StoryGroup } from '../../shared/gallery/story.tsx';

const hash = `0x${'ab'.repeat(32)}` as const;
const summary = 'Swap 1 BNB for 284.1 BSCS';

const progresses: readonly StartedProgress[] = [
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

const steps: readonly ShownStep[] = [
  { label: 'Approve BUSD', state: 'done' },
  { label: summary, state: 'active' },
  { label: 'Included in a block', state: 'waiting' },
  { label: 'Listed in your history', state: 'waiting' },
];

export function TransactionStories() {
  return (
    <StoryGroup title="A transaction, from its first check to its end">
      {progresses.map((progress) => (
        <Story key={`${progress.stage}${'hash' in progress}`} name={progress.stage}>
          <Card className="p-4">
            <TransactionStatus progress={progress} summary={summary} />
          </Card>
        </Story>
      ))}
      <Story name="Steps under way, and one that failed">
        <Card className="grid gap-6 p-4">
          <StepList steps={steps} />
          <StepList steps={[{ label: summary, state: 'failed' }]} />
        </Card>
      </Story>
    </StoryGroup>
  );
}
