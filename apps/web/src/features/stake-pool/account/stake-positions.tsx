import { PositionList, PositionRow } from '../../../shared/account/position-list.tsx';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { type OwnSums, type SumsByPool, useOwnSums } from '../own/own-sums.query.ts';
import { type StakePool, toPoolPath } from '../pool/pool.ts';
import { PoolLogos, toPoolTitle } from '../pool/pool-heading.tsx';
import { usePools } from '../pool/pools.query.ts';

const text = messages.stakePool;

type Position = { readonly pool: StakePool; readonly sums: OwnSums };

/** The account's stakes and credits by pool, in the account drawer. */
export function StakePositions({ account }: AccountPartProps) {
  const { pools } = usePools();
  const addresses = (findValue(pools) ?? []).map(({ address }) => address);
  const sums = useOwnSums(addresses, account);
  const positions =
    findValue(pools)?.length === 0
      ? ({ state: 'value', value: [] } as const)
      : joinReadings(pools, sums, listPositions);
  return (
    <PositionList
      title={messages.stakePoolMenu.launchPools}
      to="/StakePool"
      positions={positions}
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

function listPositions(pools: readonly StakePool[], sums: SumsByPool): Position[] {
  return pools.flatMap((pool) => {
    const own = sums.get(pool.address);
    return own && own.staked + own.matured + own.credit > 0n ? [{ pool, sums: own }] : [];
  });
}

function toNote({ earn }: StakePool, { matured, credit }: OwnSums): string {
  if (credit > 0n) return text.creditTitle(formatCurrencyAmount(credit, earn));
  return matured > 0n ? text.yourMatured : text.staking;
}
