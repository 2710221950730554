import { messages } from '../../shared/message/messages.ts';
import { chooseTheme, useTheme } from '../../shared/theme/theme.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';

export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  return (
    <IconButton
      icon="moon"
      darkIcon="sun"
      label={theme === 'dark' ? messages.shell.toLightTheme : messages.shell.toDarkTheme}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      {...(className !== undefined && { className })}
    />
  );
}
