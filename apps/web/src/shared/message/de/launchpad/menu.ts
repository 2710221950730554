import type { launchpadMenu as english } from '../../en/launchpad/menu.ts';
import type { German } from '../german.ts';

export const launchpadMenu = {
  launchpad: 'IDO-Launchpad',
  tileText: 'An Token-Verkäufen neuer Projekte teilnehmen',
} satisfies German<typeof english>;
