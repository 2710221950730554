import { lazy, Suspense } from 'react';
import type { PoolDialogProps } from './pool-dialog.tsx';

const PoolDialog = lazy(() => import('./pool-dialog.tsx').then((module) => ({ default: module.PoolDialog })));

type PoolDialogSlotProps = Omit<PoolDialogProps, 'order'> & { order: PoolDialogProps['order'] | undefined };

/** The dialog of an order; its code loads with the first one. */
export function PoolDialogSlot({ order, ...rest }: PoolDialogSlotProps) {
  return <Suspense fallback={null}>{order && <PoolDialog {...rest} order={order} />}</Suspense>;
}
