import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface EmptyStateProps {
  icon?: IconName;
  /** The purpose of this place. */
  title: string;
  text?: string;
  /** The one possible action. */
  action?: ReactNode;
}

export function EmptyState({ icon = 'compass', title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-sunken text-muted">
        <Icon name={icon} size={28} />
      </span>
      <p className="text-body font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-80 text-small text-balance text-muted">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
