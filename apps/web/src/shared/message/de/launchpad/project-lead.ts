import type { launchpadProjectLead as english } from '../../en/launchpad/project-lead.ts';
import type { German } from '../german.ts';

export const launchpadProjectLead = {
  lead: 'Die Bedingungen kommen aus dem Vertrag jedes Verkaufs. Jeder kann sie prüfen.',
} satisfies German<typeof english>;
