import { lazyPart } from '../../shared/ui/lazy-part.ts';

export const SaleWrites = lazyPart(() =>
  import('./sale-writes.tsx').then((m) => ({ default: m.SaleWrites })),
);
