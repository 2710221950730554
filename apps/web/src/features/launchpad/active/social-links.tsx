import type { WireProject } from '@tradewind/schema/launchpad/project';
import { messages } from '../../../shared/message/messages.ts';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';

const kinds = ['website', 'telegram', 'twitter', 'medium'] as const;

/** The links of a project; an address that is no web page is left out. */
export function SocialLinks({ links, name }: { links: WireProject['socical']; name: string }) {
  const shown = kinds.flatMap((kind) => {
    const href = links[kind];
    return href?.startsWith('https://') ? [{ kind, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={messages.launchpad.linksOf(name)} className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {shown.map(({ kind, href }) => (
        <li key={kind}>
          <ExternalLink href={href} className="touch-target">
            {messages.launchpad.link[kind]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
