import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** Opens an external page in a new tab, and announces that. */
export function ExternalLink({ children, className, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(
        'inline-flex items-center gap-1.5 font-medium text-accent hover:underline',
        className,
      )}
    >
      {children}
      <Icon name="external" size={16} className="shrink-0" />
      <span className="sr-only">({messages.ui.opensInNewTab})</span>
    </a>
  );
}
