import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import {
  computeMonthEnd,
  computeMonthlyPurchase,
  computeMonthlyReleased,
} from '@tradewind/rules/launchpad/monthly-order';
import { Suspense, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { SideBalance } from '../../../shared/token-list/side-balance.tsx';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatClaim } from '../format-claim.ts';
import { SwitchToSale } from '../round/switch-to-sale.tsx';
import { SaleWrites } from '../sale-writes-slot.ts';
import { UtcTime } from '../time/utc-time.tsx';
import { toSaleTag } from '../write/sale-tag.ts';
import { type BuyForm, computeMostBuy, findBuyProblem, parseBuy } from './buy-form.ts';
import type { MonthlySale } from './monthly-sale.ts';

const text = messages.launchpadMonthly;
/** More gas than the first purchase of an account takes. */
const buyGas = 350_000n;

/** The amount of a purchase, what it gives and when, and its button. */
export function MonthlyForm({ sale }: { sale: MonthlySale }) {
  const session = useWalletSession();
  const { native } = useCurrencies();
  const [typed, setTyped] = useState('');
  const [bought, setBought] = useState<bigint>();
  const balances = useBalances(session?.account, [native]);
  const balance = findValue(balances)?.get(toCurrencyId(native));
  const form: BuyForm = { sale, native, typed, balance };
  const amount = parseBuy(form);
  const problem = findBuyProblem(form);
  const close = () => setBought(undefined);
  return (
    <div className="grid gap-3">
      <AmountField
        label={text.youPay}
        value={typed}
        onValueChange={setTyped}
        footnote={<FormNote problem={problem} />}
        token={
          <span className="inline-flex items-center gap-2 font-semibold">
            <CurrencyLogo currency={native} />
            {formatSymbol(native.symbol)}
          </span>
        }
        balance={
          session && (
            <SideBalance
              currency={native}
              balances={balances}
              gas={buyGas}
              onMax={(most) => setTyped(limitToSale(most, form))}
            />
          )
        }
      />
      <Prospect sale={sale} wei={amount.isValid ? amount.raw : 0n} />
      {/* As high as its highest content: a button below a line. */}
      <div className="grid min-h-21 content-end">
        <BuyAction
          sale={sale}
          session={session}
          problem={problem}
          onBuy={() => setBought(amount.isValid ? amount.raw : undefined)}
        />
      </div>
      {bought !== undefined && session && (
        <BuyDialog
          session={session}
          sale={sale}
          amount={bought}
          onSent={() => setTyped('')}
          onClose={close}
        />
      )}
    </div>
  );
}

interface BuyDialogProps {
  session: WalletSession;
  sale: MonthlySale;
  /** Wei. */
  amount: bigint;
  onSent: () => void;
  onClose: () => void;
}

function BuyDialog({ amount, onClose, ...rest }: BuyDialogProps) {
  return (
    <DialogBoundary onClose={onClose}>
      <Suspense fallback={null}>
        <SaleWrites kind="monthly" {...rest} action={{ kind: 'buy', amount }} onClose={onClose} />
      </Suspense>
    </DialogBoundary>
  );
}

/** The whole balance without the fee, at most what the sale has left. */
function limitToSale(balance: string, { sale, native }: BuyForm): string {
  const amount = parseAmount(balance, native.decimals);
  const most = computeMostBuy(sale);
  return amount.isValid && amount.raw > most ? formatExactAmount(most, native.decimals) : balance;
}

/** Why the amount can't be sent; its line has room from the start. */
function FormNote({ problem }: { problem: string | undefined }) {
  if (problem === undefined || problem === text.enterAmount) return null;
  return (
    <span role="alert" className="text-loss">
      {problem}
    </span>
  );
}

/** What a payment gives at once and each month; the dates are those of a purchase now. */
function Prospect({ sale, wei }: { sale: MonthlySale; wei: bigint }) {
  const seconds = useChainTime();
  const { token, months } = sale;
  const { first, locked } = computeMonthlyPurchase(wei, sale);
  const monthly = computeMonthlyReleased(locked, 1n, months);
  const none = <span className="text-muted">–</span>;
  return (
    <dl className="grid gap-1 text-small">
      <Detail label={text.atOnce}>{wei === 0n ? none : formatClaim(first, token)}</Detail>
      <Detail label={text.eachMonth}>
        {wei === 0n ? none : text.times(Number(months), formatClaim(monthly, token))}
      </Detail>
      <Detail label={text.lastMonth}>
        {seconds === undefined ? (
          none
        ) : (
          <UtcTime
            seconds={Number(computeMonthEnd({ createdAt: BigInt(seconds - (seconds % 60)) }, months))}
          />
        )}
      </Detail>
    </dl>
  );
}

interface BuyActionProps {
  sale: MonthlySale;
  session: WalletSession | undefined;
  problem: string | undefined;
  onBuy: () => void;
}

function BuyAction({ sale, session, ...rest }: BuyActionProps) {
  if (session === undefined) return <ConnectAction />;
  if (session.chainId !== sale.chainId) return <SwitchToSale session={session} />;
  return <BuyButton {...rest} sale={sale} session={session} />;
}

function BuyButton({ sale, session, problem, onBuy }: BuyActionProps & { session: WalletSession }) {
  const isPending = useIsTagPending(toSaleTag(sale.address), session.account);
  const label = text.buy(formatSymbol(sale.token.symbol));
  if (problem !== undefined && !isPending)
    return <DisabledAction label={problem === text.notEnough ? problem : label} />;
  return (
    <Button size="large" isFullWidth isBusy={isPending} aria-haspopup="dialog" onClick={onBuy}>
      {label}
    </Button>
  );
}
