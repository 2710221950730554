import { defaultTokenLists } from '@tradewind/abi/token-list';
import { formatUsdPrice } from '@tradewind/rules/amount/format-usd';
import { toUsdE18 } from '../../shared/api-client/usd.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import { CurrencyIdLogo } from '../../shared/token-list/currency-logo.tsx';
import { ReadingText } from '../../shared/ui/reading-text.tsx';
import { TokenLogo } from '../../shared/ui/token-logo.tsx';
import { usePlatformTokenPrice } from '../platform-token-price.query.ts';

const platformSymbol = 'BSCS';

export function TokenPrice() {
  const price = usePlatformTokenPrice();
  return (
    <span
      title={messages.shell.tokenPrice(platformSymbol)}
      className="figures inline-flex min-h-9 items-center gap-2 px-1 text-small font-medium whitespace-nowrap text-muted"
    >
      <PlatformLogo />
      <span className="sr-only">{messages.shell.tokenPrice(platformSymbol)}: </span>
      <ReadingText
        reading={price}
        format={(dollars) => formatUsdPrice(toUsdE18(dollars))}
        unknownReason={messages.shell.priceNotKnown}
        skeletonClassName="h-4 w-12"
      />
    </span>
  );
}

/** The logo of the platform's token; where the default list of the chain has none, a badge. */
function PlatformLogo() {
  const { chainId } = useChain();
  const token = defaultTokenLists[chainId]?.tokens.find(({ tags }) => tags?.includes('platform'));
  if (token === undefined) return <TokenLogo address="platform-token" symbol={platformSymbol} />;
  return <CurrencyIdLogo id={token.address} symbol={platformSymbol} />;
}
