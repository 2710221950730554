import { type Address, checksumAddress } from 'viem';
import { useChains } from '../../chain/use-chain.ts';
import { getNetwork } from '../../chain/viem-chain.ts';
import { languageCode } from '../../message/language-code.ts';
import { messages } from '../../message/messages.ts';
import { Button } from '../../ui/button.tsx';
import { CopyByHand } from '../../ui/copy-by-hand.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { QrCode } from '../wallet-connect/qr-code.tsx';
import { openWalletDialog } from '../wallet-dialog-store.ts';

const text = messages.accountDrawer;
/** An address that needs two lines has two equal ones. */
const addressMiddle = 21;

/** The account's address as text and as a code for another wallet; closing it leads back to the account. */
export function ReceiveDialog({ account }: { account: Address }) {
  const { chainIds } = useChains();
  const address = checksumAddress(account);
  const networks = new Intl.ListFormat(languageCode).format(
    chainIds.map((chainId) => getNetwork(chainId).name),
  );
  return (
    <Dialog isOpen onClose={() => openWalletDialog('account')} title={text.receive}>
      <div className="mx-auto w-full max-w-64">
        <QrCode text={address} label={text.code(address)} />
      </div>
      <p className="figures mt-4 text-center font-semibold wrap-anywhere">
        {address.slice(0, addressMiddle)}
        <wbr />
        {address.slice(addressMiddle)}
      </p>
      <p className="mt-2 text-center text-small text-muted">{text.receiveNetworks(networks)}</p>
      <CopyAddress address={address} />
    </Dialog>
  );
}

function CopyAddress({ address }: { address: Address }) {
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  const { address: subject } = messages.wallet;
  return (
    <div className="mt-4">
      <Button size="large" isFullWidth icon={isCopied ? 'check' : 'copy'} onClick={() => copy(address)}>
        {isCopied ? messages.ui.copied : messages.ui.copyOf(subject)}
      </Button>
      {state === 'refused' && <CopyByHand text={address} subject={subject} />}
    </div>
  );
}
