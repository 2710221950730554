import { PositionList, PositionRow } from '../../../shared/account/position-list.tsx';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { useHeldPools } from '../own/held-pools.ts';
import type { OwnSums } from '../own/own-sums.query.ts';
import { type StakePool, toPoolPath } from '../pool/pool.ts';
import { PoolLogos, toPoolTitle } from '../pool/pool-heading.tsx';

const text = messages.stakePool;

/** The account's stakes and credits by pool, in the account drawer. */
export function StakePositions({ account }: AccountPartProps) {
  const { held } = useHeldPools(account);
  return (
    <PositionList
      title={messages.stakePoolMenu.launchPools}
      to="/StakePool"
      positions={held}
      emptyText={text.noneStaked}
      unknownText={text.partUnknown}
    >
      {({ pool, sums: own }) => (
        <PositionRow
          key={pool.address}
          to={toPoolPath(pool)}
          picture={<PoolLogos pool={pool} size={32} />}
          title={toPoolTitle(pool)}
          note={toNote(pool, own)}
          value={formatCurrencyAmount(own.staked + own.matured, pool.deposit)}
          valueNote={text.staked}
        />
      )}
    </PositionList>
  );
}

function toNote({ earn }: StakePool, { matured, credit }: OwnSums): string {
  if (credit > 0n) return text.creditTitle(formatCurrencyAmount(credit, earn));
  return matured > 0n ? text.yourMatured : text.staking;
}
