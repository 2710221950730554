import { formatFixedAmount } from '@tradewind/rules/amount/format-amount';
import type { InoStep } from '@tradewind/rules/tier/ino-step';
import { useState } from 'react';
import { mapReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { useBalances } from '../token-list/balances.query.ts';
import { BuySlot } from '../token-list/buy-slot.tsx';
import { formatSymbol, type Token, toCurrencyId } from '../token-list/currency.ts';
import { findPlatformToken } from '../token-list/platform-token.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Detail } from '../ui/detail.tsx';
import { DialogBoundary } from '../ui/dialog-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Link } from '../ui/link.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { useTier } from './tier.query.ts';

const HowToStake = lazyPart(() => import('./how-to-stake.tsx').then((m) => ({ default: m.HowToStake })));

const text = messages.tier;

/** INO-01: balance, staked amount and step of the account, with the ways to more of them. */
export function TierBlock() {
  const platformToken = findPlatformToken(useChain());
  return platformToken ? <OwnTier token={platformToken} /> : null;
}

function OwnTier({ token }: { token: Token }) {
  const account = useWalletSession()?.account;
  const tier = useTier(account);
  const balances = useBalances(account, [token]);
  const symbol = formatSymbol(token.symbol);
  const format = (raw: bigint, places: number) =>
    `${formatFixedAmount(raw, token.decimals, places)} ${symbol}`;
  return (
    <Card as="section" aria-label={text.title} className="grid gap-3 p-4 tablet:p-6">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-title font-semibold">{text.title}</h2>
        <HowToStakeSlot />
      </div>
      {account === undefined ? (
        <p className="text-small text-muted">{text.connect}</p>
      ) : (
        <>
          <p className="text-heading font-semibold">
            <ReadingText
              reading={tier}
              format={({ step }) => formatStep(step)}
              unknownReason={text.unknown}
              skeletonClassName="h-9 w-24"
            />
          </p>
          <dl className="grid gap-1.5 text-small">
            <Detail label={text.balance}>
              <ReadingText
                reading={mapReading(balances, (all) => all.get(toCurrencyId(token)))}
                format={(raw) => (raw === undefined ? '–' : format(raw, 1))}
                unknownReason={text.unknown}
              />
            </Detail>
            <Detail label={text.staked} about={text.stakedAbout}>
              <ReadingText
                reading={tier}
                format={({ staked }) => format(staked, 4)}
                unknownReason={text.unknown}
              />
            </Detail>
            <Detail label={text.effective} about={text.effectiveAbout}>
              <ReadingText
                reading={tier}
                format={({ effective }) => format(effective, 4)}
                unknownReason={text.unknown}
              />
            </Detail>
          </dl>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to="/StakePool" className={`${buttonClass('primary', 'medium')} grow`}>
          {text.stakeNow}
        </Link>
        <BuySlot token={token} />
      </div>
    </Card>
  );
}

/** No step is `TBA`. */
function formatStep(step: InoStep): string {
  return step === 0 ? text.none : text.step(String(step));
}

function HowToStakeSlot() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text.howToStake}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <HowToStake onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
