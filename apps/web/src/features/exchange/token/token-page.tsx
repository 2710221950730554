import type { Address } from '@tradewind/rules/network/address';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { useParams } from 'react-router';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { CurrencyIdLogo } from '../../../shared/token-list/currency-logo.tsx';
import { StarButton } from '../../../shared/token-list/star-button.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { ListPage } from '../../../shared/ui/list-page.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { desktopMedia, useMedia } from '../../../shared/ui/use-media.ts';
import { useIndexedPools } from '../pool/pool-list.query.ts';
import { toPoolName } from '../pool/pool-summary.ts';
import { PoolTransactionSlot } from '../pool/pool-transaction-slot.tsx';
import type { TokenSummary } from './token-summary.ts';
import { useTokenSummary } from './token-summaries.query.ts';
import { TokenFigures } from './token-figures.tsx';
import { TokenPools } from './token-pools.tsx';
import { TokenPrice } from './token-price.tsx';
import { TradeBar, TradeCard } from './trade-card.tsx';

const text = messages.token;

/** `/tokens/:address`: one token with its price, figures, pools and trades. */
export function TokenPage() {
  const { address: written } = useParams();
  const address = addressInputSchema.safeParse(written).data;
  const { token: reading, retry, isRetrying } = useTokenSummary(address);
  const token = findValue(reading);
  const isWide = useMedia(desktopMedia);
  const staleNotice = reading.state === 'stale' && (
    <InlineNotice
      tone="warning"
      title={text.stale}
      action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
    />
  );
  if (!token)
    return (
      <ListPage title={text.name} subtitle={text.subtitle}>
        <div className="grid grid-cols-1 gap-4">
          {staleNotice}
          <Card>
            {reading.state === 'unknown' ? (
              <ErrorState
                title={text.failed}
                text={text.failedText}
                onRetry={retry}
                isRetrying={isRetrying}
              />
            ) : reading.state === 'loading' ? (
              <div className="flex min-h-96 items-center justify-center text-accent">
                <Spinner label={text.reading} />
              </div>
            ) : (
              <NoToken />
            )}
          </Card>
        </div>
      </ListPage>
    );
  return (
    <ListPage
      title={text.titleOf(token.name, token.symbol)}
      subtitle={text.subtitle}
      picture={<CurrencyIdLogo id={token.address} symbol={token.symbol} size={40} />}
      mark={<StarButton id={token.address} symbol={token.symbol} />}
    >
      <div className="grid grid-cols-1 gap-4">
        {staleNotice}
        {!token.isKnown && (
          <InlineNotice tone="warning" title={text.unlisted}>
            {text.unlistedText}
          </InlineNotice>
        )}
        <TokenParts key={token.address} token={token} isWide={isWide} />
      </div>
      {!isWide && <TradeBar token={token} />}
    </ListPage>
  );
}

/** The parts that need its pools: the largest one has the chart. */
function TokenParts({ token, isWide }: { token: TokenSummary; isWide: boolean }) {
  const { page: pools, retry, isRetrying } = useIndexedPools(toPoolView(token.address));
  const [largest] = findValue(pools)?.pools ?? [];
  return (
    <>
      <div className="grid grid-cols-1 gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        <TokenPrice token={token} pools={pools} largest={largest} />
        <div className="flex flex-col gap-4">
          {isWide && <TradeCard token={token} />}
          <TokenFigures token={token} />
        </div>
      </div>
      <TokenPools token={token} pools={pools} onRetry={retry} isRetrying={isRetrying} />
      {largest && <PoolTransactionSlot pool={largest} title={text.transactionsIn(toPoolName(largest))} />}
    </>
  );
}

function toPoolView(address: Address) {
  return { search: address, sort: 'tvl', isAscending: false, page: 1 } as const;
}

function NoToken() {
  return (
    <EmptyState
      icon="search"
      title={text.noToken}
      text={text.noTokenText}
      action={
        <Link to="/tokens" className={buttonClass('secondary', 'medium')}>
          {text.toList}
        </Link>
      }
    />
  );
}
