import { type CSSProperties, useId } from 'react';
import { classNames } from './class-names.ts';

export interface ChoiceProps<Key extends string | number> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { readonly key: Key; readonly label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Of the row. */
  style?: CSSProperties;
  /** `small` (36 px, 44 px touch target) is for many options in a narrow place. */
  size?: 'small' | 'medium';
}

const sizeClass = { small: 'touch-target min-h-9 px-3 text-caption', medium: 'min-h-11 px-4 text-small' };

/** A group of a few options, side by side. */
export function Choice<Key extends string | number>({
  label,
  options,
  selected,
  onSelect,
  size = 'medium',
  style,
}: ChoiceProps<Key>) {
  // Not the label: two groups with the same one would be one group of the browser.
  const name = useId();
  return (
    <fieldset style={style} className={classNames('flex flex-wrap', size === 'small' ? 'gap-1.5' : 'gap-2')}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.key}
          className={classNames(
            'inline-flex cursor-pointer items-center rounded-full border border-line font-medium text-muted transition-colors hover:text-text',
            'has-checked:border-transparent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-(--focus)',
            sizeClass[size],
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.key === selected}
            onChange={() => onSelect(option.key)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
