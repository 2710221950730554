import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';

/** The way from an empty list to the market. */
export function ToMarket() {
  return (
    <Link to="/nft-megamarket" className={buttonClass('secondary', 'medium')}>
      {messages.nftMarket.toMarket}
    </Link>
  );
}
