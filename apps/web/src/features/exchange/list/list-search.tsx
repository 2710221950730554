import { SearchField, type SearchFieldProps } from '../../../shared/ui/search-field.tsx';
import { toSearchText } from './list-url.ts';

export interface ListSearchProps extends Pick<SearchFieldProps, 'label' | 'placeholder' | 'className'> {
  value: string;
  onChange: (search: string) => void;
}

/** The search field over a list that is in the address. */
export function ListSearch({ onChange, ...rest }: ListSearchProps) {
  return <SearchField {...rest} onValueChange={(typed) => onChange(toSearchText(typed))} />;
}
