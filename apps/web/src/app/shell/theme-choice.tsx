import { messages } from '../../shared/message/messages.ts';
import { chooseTheme, type ThemeChoice as Choice, useThemeChoice } from '../../shared/theme/theme.ts';
import { classNames } from '../../shared/ui/class-names.ts';

function listChoices(): readonly { choice: Choice; label: string }[] {
  const text = messages.shell;
  return [
    { choice: 'system', label: text.system },
    { choice: 'light', label: text.light },
    { choice: 'dark', label: text.dark },
  ];
}

export function ThemeChoice() {
  const chosen = useThemeChoice();
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="float-left text-small font-medium">{messages.shell.theme}</legend>
      <div className="flex gap-1 rounded-control bg-sunken p-1">
        {listChoices().map(({ choice, label }) => (
          <label
            key={choice}
            className={classNames(
              'relative inline-flex min-h-11 cursor-pointer items-center rounded-small px-3 text-small font-medium transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-(--focus)',
              choice === chosen ? 'bg-raised text-text shadow-card' : 'text-muted',
            )}
          >
            <input
              type="radio"
              name="theme"
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
