import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';

const text = messages.launchpadMenu;
const folder = 'src/features/launchpad';

export const pages: readonly Page[] = [
  {
    path: '/launchpad',
    screen: 'launchpad',
    load: () => import('./launchpad-page.tsx').then((m) => ({ default: m.LaunchpadPage })),
    places: {
      label: () => text.launchpad,
      menu: { position: 40 },
      tile: { position: 30, icon: 'sailboat', text: () => text.tileText },
    },
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/launchpad-page.tsx`,
        description: messages.launchpadDescription.list,
        // Its lists come with their own code, which the first frame does not wait for.
        budget: { limit: 25, own: 10 },
        parts: [{ module: `${folder}/all-lists.tsx`, limit: 50 }],
      },
    }),
  },
  ...['/launchpad/:ownerAddress/:id', '/LaunchpadV3/:ownerAddress/:id'].map((path): Page => ({
    path,
    screen: 'launchpadProject',
    load: () => import('./project-page.tsx').then((m) => ({ default: m.ProjectPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: `${folder}/project-page.tsx`,
        description: messages.launchpadDescription.project,
        budget: { limit: 30 },
        // Its sales come with their own code, which the first frame does not wait for.
        parts: [{ module: `${folder}/project/named-project.tsx`, limit: 60 }],
      },
    }),
  })),
];
