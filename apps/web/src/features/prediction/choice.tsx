export interface ChoiceProps<Key extends string | number> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { readonly key: Key; readonly label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** A group of a few options, side by side. */
export function Choice<Key extends string | number>({
  label,
  options,
  selected,
  onSelect,
}: ChoiceProps<Key>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.key}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-small font-medium text-muted transition-colors hover:text-text has-checked:border-transparent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={label}
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
