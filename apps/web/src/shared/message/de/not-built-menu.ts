import type { notBuiltMenu as english } from '../en/not-built-menu.ts';
import type { German } from './german.ts';

export const notBuiltMenu = {
  comingSoon: 'Demnächst',
  ino: 'INO-Verkäufe',
} satisfies German<typeof english>;
