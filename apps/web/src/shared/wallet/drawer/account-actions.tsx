import { messages } from '../../message/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { iconPaths, LineDrawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { closeWalletDialog, openWalletDialog, type WalletDialog } from '../wallet-dialog-store.ts';

const text = messages.accountDrawer;
const shield =
  'M12 3.500l7 2.600v5.300c0 4.200-2.800 7.300-7 9.100-4.200-1.800-7-4.900-7-9.100V6.100zM9 11.800l2.200 2.200 3.800-4';
const download = 'M12 4.500v10.500M7.500 11l4.500 4.500 4.500-4.500M4.500 19.500h15';

const tileClass =
  'flex min-h-16 min-w-0 flex-col items-center justify-center gap-1 rounded-control text-center text-caption font-semibold wrap-anywhere transition-colors active:translate-y-px';
const primaryClass = classNames(tileClass, 'bg-accent text-on-accent hover:bg-accent-hover');
const secondaryClass = classNames(tileClass, 'bg-sunken text-text hover:bg-hover');

/** What the account can do anywhere on the site. */
export function AccountActions() {
  return (
    <div className="mt-3 grid grid-cols-4 gap-2">
      <Tile dialog="send" label={messages.wallet.send} path={iconPaths.arrowUp} className={primaryClass} />
      <Tile dialog="receive" label={text.receive} path={iconPaths.arrowDown} />
      <Link
        to="/approvals"
        onClick={closeWalletDialog}
        aria-label={messages.approval.open}
        className={secondaryClass}
      >
        <LineDrawing path={shield} />
        {text.approvals}
      </Link>
      <Tile dialog="export" label={text.export} path={download} />
    </div>
  );
}

interface TileProps {
  dialog: WalletDialog;
  label: string;
  path: string;
  className?: string;
}

function Tile({ dialog, label, path, className = secondaryClass }: TileProps) {
  return (
    <button
      type="button"
      onClick={() => openWalletDialog(dialog)}
      aria-haspopup="dialog"
      className={className}
    >
      <LineDrawing path={path} />
      {label}
    </button>
  );
}
