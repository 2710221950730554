import { useRef } from 'react';
import { messages } from '../message/messages.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type SearchFieldProps = Pick<
  TextFieldProps,
  'label' | 'placeholder' | 'value' | 'onValueChange' | 'enterKeyHint' | 'className'
>;

/** The search field over a list. Its own button clears it and leaves the focus in the field. */
export function SearchField({ className, ...rest }: SearchFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const clear = () => {
    rest.onValueChange('');
    boxRef.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={boxRef} className={className}>
      <TextField
        {...rest}
        type="search"
        isLabelHidden
        autoComplete="off"
        spellCheck={false}
        leading={<Icon name="search" className="shrink-0 text-muted" />}
        trailing={
          rest.value !== '' && (
            <IconButton icon="close" label={messages.searchField.clear} onClick={clear} className="-mr-3" />
          )
        }
      />
    </div>
  );
}
