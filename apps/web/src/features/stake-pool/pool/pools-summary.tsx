import { formatFixedAmount } from '@tradewind/rules/amount/format-amount';
import { mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { BuySlot } from '../../../shared/token-list/buy-slot.tsx';
import { formatSymbol, type Token, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { findPlatformToken } from '../../../shared/token-list/platform-token.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { StakePool } from './pool.ts';
import { SummaryFigure } from './pools-frame.tsx';
import { TotalValue } from './total-value.tsx';

const text = messages.stakePool;

/** The value of all pools, and the account's balance of the platform token with the way to more of it. */
export function PoolsSummary({ pools }: { pools: Reading<readonly StakePool[]> }) {
  const platformToken = findPlatformToken(useChain());
  return (
    <>
      <SummaryFigure label={text.totalValueLocked}>
        <TotalValue pools={pools} />
      </SummaryFigure>
      {platformToken && (
        <>
          <SummaryFigure label={text.balance}>
            <Balance token={platformToken} />
          </SummaryFigure>
          <div className="grow text-right">
            <BuySlot token={platformToken} />
          </div>
        </>
      )}
    </>
  );
}

/** POOL-01: with one decimal. */
function Balance({ token }: { token: Token }) {
  const account = useWalletSession()?.account;
  const balances = useBalances(account, [token]);
  if (account === undefined) return '–';
  return (
    <ReadingText
      reading={mapReading(balances, (all) => all.get(toCurrencyId(token)))}
      format={(raw) =>
        raw === undefined ? '–' : `${formatFixedAmount(raw, token.decimals, 1)} ${formatSymbol(token.symbol)}`
      }
      unknownReason={text.balanceUnknown}
      skeletonClassName="h-6 w-28"
    />
  );
}
