import type { ReactNode } from 'react';
import { Checkbox } from '../../shared/ui/checkbox.tsx';

export interface RulesFooterProps {
  rules: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** The button that they unlock. */
  children: ReactNode;
}

/** POOL-03: the rules to tick, beside their button: in view however long the dialog above is. */
export function RulesFooter({ rules, isTicked, onTick, children }: RulesFooterProps) {
  return (
    <div className="grid gap-1">
      <Checkbox isChecked={isTicked} onChange={onTick}>
        {rules}
      </Checkbox>
      {children}
    </div>
  );
}
