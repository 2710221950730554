import { useId } from 'react';
import { chooseLanguage, languageCode } from '../../shared/message/language-code.ts';
import { languages } from '../../shared/message/language.ts';
import { messages } from '../../shared/message/messages.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function LanguageChoice() {
  const selectId = useId();
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={selectId} className="text-small font-medium">
        {messages.shell.language}
      </label>
      <span className="relative inline-flex items-center text-muted">
        <Icon name="language" size={18} className="pointer-events-none absolute left-3" />
        <select
          id={selectId}
          value={languageCode}
          onChange={(event) => chooseLanguage(event.target.value)}
          className="min-h-11 appearance-none rounded-control border border-line-strong bg-sunken pr-9 pl-9 text-small font-medium text-text"
        >
          {Object.entries(languages).map(([code, { name }]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={14} className="pointer-events-none absolute right-3" />
      </span>
    </div>
  );
}
