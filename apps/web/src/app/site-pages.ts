import { messages } from '../shared/message/messages.ts';
import type { Page } from '../shared/site/page.ts';

const budget = { limit: 15 };

/** The pages of the site that belong to no area. */
export const sitePages: readonly Page[] = [
  {
    path: '/',
    screen: 'home',
    load: () => import('../features/home/home-page.tsx').then((m) => ({ default: m.HomePage })),
    menu: { position: 0, label: () => messages.shell.home },
    quick: { position: 0, label: () => messages.shell.home, icon: 'home' },
    served: import.meta.env.SSR
      ? { module: 'src/features/home/home-page.tsx', description: messages.siteDescription.home, budget }
      : undefined,
  },
  {
    path: '/maintenance',
    screen: 'maintenance',
    load: () =>
      import('../features/maintenance/maintenance-page.tsx').then((m) => ({ default: m.MaintenancePage })),
    served: import.meta.env.SSR
      ? { module: 'src/features/maintenance/maintenance-page.tsx', budget }
      : undefined,
  },
  {
    path: '/yup-test',
    screen: 'formDemo',
    load: () => import('../features/form-demo/form-demo-page.tsx').then((m) => ({ default: m.FormDemoPage })),
    served: import.meta.env.SSR ? { module: 'src/features/form-demo/form-demo-page.tsx', budget } : undefined,
  },
];
