import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` with an accessible name when the card is a landmark of the page. */
  as?: 'div' | 'section' | 'article' | 'li';
}

/** The one raised surface; each use sets its own padding (`p-4`, `tablet:p-6`). */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames('rounded-card border border-line bg-raised shadow-card', className)}
    />
  );
}
