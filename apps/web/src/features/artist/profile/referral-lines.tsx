import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { CopyByHand } from '../../../shared/ui/copy-by-hand.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { useCopy } from '../../../shared/ui/use-copy.ts';

const text = messages.artist;

/** ART-04: the referral code of an artist, which is its number, and its link. */
export function ReferralLines({ id }: { id: number }) {
  const { state, copy } = useCopy();
  const link = `${globalThis.location.origin}/?ref=${id}`;
  const label = state === 'copied' ? text.linkCopied : text.copyLink;
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-small">
      <dl className="grid gap-2">
        <Detail label={text.referralCode}>
          {id} <CopyButton text={String(id)} subject={text.referralCode.toLowerCase()} />
        </Detail>
        <Detail label={text.referralLink}>{link}</Detail>
      </dl>
      <Button
        tone="secondary"
        icon={state === 'copied' ? 'check' : 'copy'}
        // A live region inside of a button does not name it.
        aria-label={label}
        onClick={() => copy(link)}
      >
        <output>{label}</output>
      </Button>
      {state === 'refused' && <CopyByHand text={link} subject={text.referralLink} />}
    </div>
  );
}
