import type { WireProject } from '@tradewind/schema/launchpad/project';
import { TokenLogo } from '../../../shared/ui/token-logo.tsx';
import { toMediaUrl } from '../../../shared/media/to-media-url.ts';

export interface ProjectLogoProps {
  project: Pick<WireProject, 'symbol' | 'logoUrl'>;
  size: number;
}

/** The picture of a project, from our own media origin; without one a badge that is drawn from its symbol. */
export function ProjectLogo({ project: { symbol, logoUrl }, size }: ProjectLogoProps) {
  const src = toMediaUrl(logoUrl);
  return <TokenLogo address={symbol} symbol={symbol} size={size} src={src} shape="rounded-control" />;
}
