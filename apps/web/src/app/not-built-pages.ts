import type { NotBuiltSubject } from '../shared/message/en/not-built.ts';
import { messages } from '../shared/message/messages.ts';
import type { Page, Places } from '../shared/site/page.ts';

const text = messages.notBuiltMenu;

/** The pages of areas that are not built yet. An area that is built takes its lines to its own `pages.ts`. */
export const notBuiltPages: readonly Page[] = [
  toPage('/ino', 'ino', { label: () => text.ino, menu: { position: 30 } }),
  toPage('/ino-new_v2', 'ino'),
  toPage('/ino-new/:id', 'inoCampaign'),
  toPage('/ino/:keywork', 'inoCampaign'),
];

function toPage(path: string, subject: NotBuiltSubject, places?: Places): Page {
  return {
    path,
    screen: subject,
    isBuilt: false,
    load: () =>
      import('../features/not-built/not-built-page.tsx').then((m) => ({
        default: m.createNotBuiltPage(subject),
      })),
    ...(places && { places }),
    ...(import.meta.env.SSR && {
      served: { module: 'src/features/not-built/not-built-page.tsx', budget: { limit: 15 } },
    }),
  };
}
