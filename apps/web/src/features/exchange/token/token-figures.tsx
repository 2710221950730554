import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { PriceChange } from '../../../shared/market-info/price-change.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { useTokenLists } from '../../../shared/token-list/list-store.ts';
import { useUserTokens } from '../../../shared/token-list/user-tokens.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { listNaming, type TokenSummary } from './token-summary.ts';
import { TokenFigure } from './token-figure.tsx';

const text = messages.token;

/** The figures of a token, its contract, and the lists that have it. */
export function TokenFigures({ token }: { token: TokenSummary }) {
  const { address, symbol, swapCount24h, changePercent } = token;
  const { chainId } = useChain();
  const naming = useNaming(token);
  return (
    <Card as="section" aria-label={text.figures} className="flex grow flex-col p-4 tablet:p-6">
      <h2 className="mb-3 font-semibold">{text.figures}</h2>
      <dl className="flex grow flex-col justify-between gap-2 text-small">
        <Detail label={text.tvl} about={text.aboutTvl}>
          <TokenFigure token={token} field="tvlUsdE18" />
        </Detail>
        <Detail label={text.volume24h}>
          <TokenFigure token={token} field="volume24hUsdE18" />
        </Detail>
        <Detail label={text.trades24h}>{toGroupedText(String(swapCount24h))}</Detail>
        <Detail label={text.change}>
          <PriceChange percent={changePercent} />
        </Detail>
        <Detail label={text.contract}>
          <span className="inline-flex items-center gap-1">
            <AddressText address={address} copySubject={text.addressOf(symbol)} />
            <ExternalLink href={getExplorerLink('address', address, chainId)} className="touch-target">
              <span className="sr-only">{text.explorerOf(symbol)}</span>
            </ExternalLink>
          </span>
        </Detail>
        <Detail label={text.lists}>{naming.length === 0 ? text.noLists : naming.join(', ')}</Detail>
      </dl>
    </Card>
  );
}

function useNaming({ address }: TokenSummary): string[] {
  const { chainId } = useChain();
  const { lists } = useTokenLists();
  const { tokens } = useUserTokens();
  const defaults = defaultTokenLists[chainId];
  return listNaming({
    address,
    chainId,
    lists: [
      ...(defaults ? [defaults] : []),
      ...Object.values(lists).map(({ current }) => current),
      { name: text.addedByYou, tokens: tokens[chainId] ?? [] },
    ],
  });
}
