import { messages } from '../../../shared/message/messages.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { toggleIn } from '../../../shared/ui/toggle-in.ts';
import type { OwnStake } from '../own/own-part.ts';
import type { StakePool } from '../pool/pool.ts';
import { ExitStakeRow } from './exit-stake-row.tsx';

const text = messages.stakePoolWrite;

export interface ExitChoiceProps {
  pool: StakePool;
  stakes: readonly OwnStake[];
  /** Chain seconds. */
  time: bigint;
  /** The chosen ones. */
  ids: ReadonlySet<bigint>;
  onIds: (ids: ReadonlySet<bigint>) => void;
}

/** The stakes to choose from, one by one or all. */
export function ExitChoice({ pool, stakes, time, ids, onIds }: ExitChoiceProps) {
  const all = stakes.map(({ id }) => id);
  const isAll = all.every((id) => ids.has(id));
  return (
    <>
      {stakes.length > 1 && (
        <Checkbox isChecked={isAll} onChange={() => onIds(new Set(isAll ? [] : all))}>
          {text.allStakes}
        </Checkbox>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {stakes.map((stake) => (
          <ExitStakeRow
            key={String(stake.id)}
            stake={stake}
            pool={pool}
            time={time}
            isChosen={ids.has(stake.id)}
            onToggle={() => onIds(toggleIn(ids, stake.id))}
          />
        ))}
      </ul>
    </>
  );
}
