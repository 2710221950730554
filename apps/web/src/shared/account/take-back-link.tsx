import { messages } from '../message/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { closeWalletDialog } from '../wallet/wallet-dialog-store.ts';

/** The way to `/take-back`, from the account drawer and from pages that hold something of an account. */
export function TakeBackLink() {
  return (
    <Link
      to="/take-back"
      onClick={closeWalletDialog}
      className="mt-4 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-muted hover:text-text"
    >
      {messages.takeBack.link}
      <Icon name="arrowRight" size={16} />
    </Link>
  );
}
