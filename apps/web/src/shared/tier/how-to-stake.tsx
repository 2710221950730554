import { formatFixedAmount } from '@tradewind/rules/amount/format-amount';
import { inoStepAmounts } from '@tradewind/rules/tier/ino-step';
import { messages } from '../message/messages.ts';
import { Detail } from '../ui/detail.tsx';
import { Dialog } from '../ui/dialog.tsx';

const text = messages.tier;
/** Of the platform token. */
const decimals = 18;

/** The way to a tier, and its steps. */
export function HowToStake({ onClose }: { onClose: () => void }) {
  const [first, second, third] = inoStepAmounts.map((raw) => formatFixedAmount(raw, decimals, 0));
  return (
    <Dialog isOpen onClose={onClose} title={text.howToStake}>
      <ol className="grid list-decimal gap-2 pl-5 text-small">
        {text.way.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <dl className="mt-4 grid gap-1.5 border-t border-line pt-4 text-small">
        <Detail label={text.none}>{text.below(first ?? '')}</Detail>
        <Detail label={text.step('1')}>{text.from(first ?? '')}</Detail>
        <Detail label={text.step('2')}>{text.from(second ?? '')}</Detail>
        <Detail label={text.step('3')}>{text.exactly(third ?? '')}</Detail>
        <Detail label={text.step('4')}>{text.above(third ?? '')}</Detail>
      </dl>
    </Dialog>
  );
}
