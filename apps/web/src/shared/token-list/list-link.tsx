import { messages } from '../message/messages.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { useListAddress } from './list-address.query.ts';

const text = messages.tokenList;

/** Links to a list; for an address that a browser cannot fetch it links to our API's copy. */
export function ListLink({ url, name }: { url: string; name: string }) {
  const address = useListAddress(url);
  if (address === undefined) return <span className="grow" />;
  return (
    <ExternalLink
      href={/^https?:/i.test(address) ? address : `/api/token-list?url=${encodeURIComponent(address)}`}
      aria-label={text.viewListOf(name)}
      className="min-h-11 grow text-small"
    >
      {text.viewList}
    </ExternalLink>
  );
}
