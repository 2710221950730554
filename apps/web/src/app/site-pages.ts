import { messages } from '../shared/message/messages.ts';
import type { Page } from '../shared/site/page.ts';

const budget = { limit: 15 };

/** The pages of the site that belong to no area. */
export const sitePages: readonly Page[] = [
  {
    path: '/',
    screen: 'home',
    load: () => import('../features/home/home-page.tsx').then((m) => ({ default: m.HomePage })),
    places: { label: () => messages.shell.home, menu: { position: 0 }, quick: { position: 0, icon: 'home' } },
    ...(import.meta.env.SSR && {
      served: {
        module: 'src/features/home/home-page.tsx',
        description: messages.siteDescription.home,
        budget,
      },
    }),
  },
  {
    path: '/maintenance',
    screen: 'maintenance',
    load: () =>
      import('../features/maintenance/maintenance-page.tsx').then((m) => ({ default: m.MaintenancePage })),
    ...(import.meta.env.SSR && {
      served: { module: 'src/features/maintenance/maintenance-page.tsx', budget },
    }),
  },
  {
    path: '/yup-test',
    screen: 'formDemo',
    load: () => import('../features/form-demo/form-demo-page.tsx').then((m) => ({ default: m.FormDemoPage })),
    ...(import.meta.env.SSR && { served: { module: 'src/features/form-demo/form-demo-page.tsx', budget } }),
  },
  {
    path: '/take-back',
    screen: 'takeBack',
    load: () => import('../features/take-back/take-back-page.tsx').then((m) => ({ default: m.TakeBackPage })),
    ...(import.meta.env.SSR && {
      served: {
        module: 'src/features/take-back/take-back-page.tsx',
        description: messages.siteDescription.takeBack,
        budget: { limit: 15, beyond: '/swap' },
      },
    }),
  },
];
