import { Icon } from '../../../shared/ui/icon.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toSearchText } from './list-url.ts';

export interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
  className?: string;
}

/** The search field over a list. */
export function ListSearch({ label, placeholder, value, onChange, className = '' }: ListSearchProps) {
  return (
    <TextField
      className={className}
      type="search"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      value={value}
      onValueChange={(typed) => onChange(toSearchText(typed))}
      leading={<Icon name="search" className="shrink-0 text-muted" />}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
