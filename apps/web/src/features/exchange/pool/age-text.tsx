import { create } from 'zustand';
import { messages } from '../../../shared/message/messages.ts';
import { useBlockTime } from '../../../shared/chain/use-chain-time.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { formatDay, formatMinute } from '../../../shared/time/date-text.ts';
import { computeAge } from './compute-age.ts';

/** Every age of the page shows its minute, or none does. */
const useMinutes = create(() => ({ areShown: false }));

const turn = () => useMinutes.setState(({ areShown }) => ({ areShown: !areShown }));

/** How long ago a chain time was; a click or a tap shows the minute, here and in every other row. */
export function AgeText({ seconds }: { seconds: number }) {
  const { areShown } = useMinutes();
  const now = useBlockTime();
  const age = now === undefined ? undefined : computeAge(seconds, Number(now));
  const date = new Date(seconds * 1000);
  const minute = formatMinute(date);
  const ageText = age ? messages.poolTransaction[age.unit](age.count) : formatDay(date);
  return (
    <button
      type="button"
      title={areShown ? ageText : minute}
      onClick={turn}
      className={classNames(
        'touch-target figures text-right hover:underline',
        areShown ? 'w-24' : 'whitespace-nowrap',
      )}
    >
      <time dateTime={date.toISOString()}>{areShown ? minute : ageText}</time>
    </button>
  );
}
