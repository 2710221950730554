import { listWorkActions, type WorkAction } from '@tradewind/rules/nft-market/work-actions';
import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { type Token, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button, type ButtonTone } from '../../../shared/ui/button.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { toWorkTag } from '../action/work-order.ts';
import type { TokenState } from '../work/token.ts';
import { findWarning } from './find-warning.ts';
import type { OpenedAction } from './opened-action.ts';
import type { ShownWork } from './shown-work.ts';
import { toWorkSituation } from './work-situation.ts';

const text = messages.nftMarketWrite;

export interface ActionButtonsProps {
  work: ShownWork;
  state: TokenState;
  quote: Token;
  session: WalletSession | undefined;
  onOpen: (opened: OpenedAction) => void;
}

const tones: Partial<Record<WorkAction, ButtonTone>> = {
  buy: 'primary',
  bid: 'secondary',
  sell: 'primary',
  auction: 'secondary',
  update: 'secondary',
  settle: 'primary',
};

/** NFT-04: the buttons of an account on a work; a visitor sees those of a buyer. */
export function ActionButtons({ work, state, quote, session, onOpen }: ActionButtonsProps) {
  const time = useChainTime();
  const account = session?.account;
  const balance = findValue(useBalances(account, [quote]))?.get(toCurrencyId(quote));
  // An auction has no buttons before its clock is known.
  if (time === undefined && state.ask?.kind === 'auction') return null;
  const situation = toWorkSituation(state, { status: work.status, account, time: BigInt(time ?? 0) });
  const open = (action: WorkAction) => {
    const warning = findWarning(action, { state, account, balance });
    if (warning) return showNotice({ tone: 'warning', key: 'nft-action', ...warning });
    return onOpen({ action, state, quote });
  };
  return (
    <div className="flex flex-wrap gap-3">
      {listWorkActions(situation).map((action, index) => (
        <ActionButton
          key={action}
          work={work}
          account={account}
          action={action}
          isWide={index === 0}
          onClick={() => (session === undefined ? askForWallet() : open(action))}
        />
      ))}
    </div>
  );
}

function askForWallet(): void {
  showNotice({ tone: 'warning', key: 'nft-action', title: text.unlockWallet, durationMs: 2_000 });
  openWalletDialog('connect');
}

interface ActionButtonProps {
  work: ShownWork;
  account: Address | undefined;
  action: WorkAction;
  isWide: boolean;
  onClick: () => void;
}

/** Off while such an action of this account is pending, in every tab and after a reload. */
function ActionButton({ work, account, action, isWide, onClick }: ActionButtonProps) {
  const isPending = useIsTagPending(toWorkTag(useChain(), work.token, action), account);
  return (
    <Button
      size={isWide ? 'large' : 'medium'}
      tone={tones[action] ?? 'quiet'}
      isBusy={isPending}
      aria-haspopup="dialog"
      onClick={onClick}
      className={isWide ? 'w-full' : 'grow basis-32'}
    >
      {text.button[action]}
    </Button>
  );
}
