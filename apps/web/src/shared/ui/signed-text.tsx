import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface SignedTextProps {
  /** A figure in the format of `formatSignedPercent` or `formatSignedUsd`. */
  children: string;
  className?: string;
  hasArrow?: boolean;
}

/** A gain, a loss, or neither; the sign repeats the meaning of the colour. */
export function SignedText({ children, className, hasArrow = false }: SignedTextProps) {
  const isGain = children.startsWith('+');
  const isLoss = children.startsWith('−');
  return (
    <span className={classNames(className, isGain ? 'text-gain' : isLoss ? 'text-loss' : 'text-muted')}>
      {hasArrow && (isGain || isLoss) && <Icon name={isGain ? 'arrowUp' : 'arrowDown'} size={14} />}
      {children}
    </span>
  );
}
