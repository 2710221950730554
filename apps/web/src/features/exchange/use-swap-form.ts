import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrencies } from '../../shared/token-list/currencies.ts';
import { useDebouncedValue } from '../../shared/ui/use-debounced-value.ts';
import { reduceSwapForm } from './swap-form.ts';
import { formatSwapUrl, parseSwapUrl } from './swap-url.ts';

/** The swap form in step with the address bar: a link fills it, and the address follows what is entered. */
export function useSwapForm() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { findId } = useCurrencies();
  const [form, dispatch] = useReducer(reduceSwapForm, search, (first) => parseSwapUrl(first, findId));
  const written = useRef(search);
  const url = useDebouncedValue(formatSwapUrl(form));

  useEffect(() => {
    if (url === written.current || (url === '?inputCurrency=ETH' && written.current === '')) return;
    written.current = url;
    void navigate({ pathname, search: url }, { replace: true });
  }, [url, pathname, navigate]);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    dispatch({ type: 'replace', form: parseSwapUrl(search, findId) });
  }, [search, findId]);

  return [form, dispatch] as const;
}
