import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { useMedia } from '../../../shared/ui/use-media.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { type SaleNetwork, toSaleNetwork } from '@tradewind/rules/launchpad/sale-network';
import { takeOnce } from './once-a-visit.ts';

const text = messages.launchpadProject;
/** `--breakpoint-tablet`. */
const tabletMedia = '(min-width: 40rem)';

/**
 * In place of an action while the wallet is on another chain than the sale (IDO-08). On a phone a dialog says it once a
 * visit. A chain that the wallet does not know is added.
 */
export function SwitchToSale({ session }: { session: WalletSession }) {
  const { chainId } = useChain();
  const isPhone = !useMedia(tabletMedia);
  const [isOpen, setOpen] = useState(() => takeOnce(`switch ${session.account} ${chainId}`));
  const code = toSaleNetwork(chainId);
  const { isPending, request } = useSwitch(session, code, () => setOpen(false));
  const button = (
    <Button size="large" isFullWidth isBusy={isPending} onClick={request}>
      {text.switchNetwork}
    </Button>
  );
  return (
    <div className="grid gap-2">
      <p className="flex items-center justify-center gap-1.5 text-small font-semibold text-warning">
        <Icon name="warning" size={18} className="shrink-0" />
        {text.selectNetwork[code]}
      </p>
      {button}
      {isPhone && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={text.selectNetwork[code]}
          footer={button}
        >
          <p className="text-muted">{text.switchText(text.network[code])}</p>
        </Dialog>
      )}
    </div>
  );
}

/** Switches the wallet to the chain of this part; a failure is a danger notice (IDO-17). */
function useSwitch(session: WalletSession, code: SaleNetwork, onSwitched: () => void) {
  const { client } = useChain();
  const [isPending, setPending] = useState(false);
  const request = async () => {
    setPending(true);
    try {
      // The first frame does not wait for the wallet's code.
      const { switchWallet } = await import('../../../shared/wallet/switch-network.ts');
      await switchWallet(session.connector, client.chain);
      onSwitched();
    } catch (error) {
      showNotice({ tone: 'error', title: text.selectNetwork[code], text: toUserMessage(error) });
    }
    setPending(false);
  };
  return { isPending, request: () => void request() };
}
