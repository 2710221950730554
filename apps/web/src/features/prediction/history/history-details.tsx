import { roundSeconds } from '@tradewind/rules/prediction/grid';
import type { WireBoundary } from '@tradewind/schema/prediction/boundary';
import { messages } from '../../../shared/message/messages.ts';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { SignedText } from '../../../shared/ui/signed-text.tsx';
import { toE18 } from '../amount.ts';
import { CollectButton } from '../claim/collect-button.tsx';
import { SettleAndCollect } from '../claim/settle-and-collect.tsx';
import { formatFeedPrice, formatPriceChange } from '../live/price.ts';
import { NativeText } from '../native-text.tsx';
import { NativeValue } from '../native-value.tsx';
import { VerifyButton } from '../verify/verify-button.tsx';
import { toRound } from '../live/to-round.ts';
import { type HistoryEntry, isToCollect, toCollectable } from './history-entry.ts';

const text = messages.predictionHistory;

/** The details of one round: position, prices, payout, transactions and actions. */
export function HistoryDetails({ entry }: { entry: HistoryEntry }) {
  const { round, stake, state, payout } = entry;
  return (
    <div className="bg-sunken px-4 py-4 text-small tablet:px-6">
      <dl className="grid gap-1.5">
        <Detail label={text.stake}>
          <NativeText wei={stake} form="exact" />
          <NativeValue wei={stake} isPast />
        </Detail>
        <Detail label={text.lockedPrice}>
          <PriceText boundary={round.lock} />
        </Detail>
        <Detail label={text.closedPrice}>
          <PriceText boundary={round.close} />
        </Detail>
        {round.profit !== null && (
          <Detail label={text.change}>
            <SignedText>{formatPriceChange(toE18(round.profit))}</SignedText>
          </Detail>
        )}
        <Detail label={text.outcome}>{text.outcomes[round.outcome]}</Detail>
        <Detail label={text.prizePool}>
          <NativeText wei={toE18(round.prizePool)} />
          <NativeValue wei={toE18(round.prizePool)} isPast />
        </Detail>
        {payout !== undefined && (
          <Detail label={text.payout} about={text.payoutAbout}>
            <NativeText wei={payout} form="exact" />
            <NativeValue wei={payout} isPast />
          </Detail>
        )}
        <TransactionDetail label={text.entered} hash={round.enteredHash} />
        {round.collectedHash !== null && (
          <TransactionDetail label={text.collectedBy} hash={round.collectedHash} />
        )}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {isToCollect(entry) && <CollectButton rounds={[toCollectable(entry)]} />}
        <SettleAndCollect
          epoch={round.id}
          isNeeded={state === 'calculating'}
          endedAt={round.startTime + roundSeconds}
        />
        <VerifyButton epoch={round.id} shown={toRound(round)} />
      </div>
    </div>
  );
}

function PriceText({ boundary }: { boundary: WireBoundary }) {
  if (boundary.state === 'void') return <span className="text-muted">{text.noPrice}</span>;
  const price = boundary.state === 'priced' ? boundary.price : boundary.said;
  if (price === null) return <span className="text-muted">{text.unknownYet}</span>;
  return <span title={`$${price}`}>{formatFeedPrice(toE18(price))}</span>;
}

function TransactionDetail({ label, hash }: { label: string; hash: string }) {
  const { chainId } = useChain();
  return (
    <Detail label={label}>
      <ExternalLink
        href={getExplorerLink('tx', hash, chainId)}
        aria-label={text.transactionOf(label)}
        className="touch-target"
      >
        {text.transaction}
      </ExternalLink>
    </Detail>
  );
}
