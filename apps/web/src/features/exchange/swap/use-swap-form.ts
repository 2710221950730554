import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { reduceSwapForm } from './swap-form.ts';
import { formatSwapUrl, parseSwapUrl } from './swap-url.ts';

/** The swap form synchronised with the address bar: a link fills it, and the address follows the input. */
export function useSwapForm() {
  const location = useLocation();
  const { search, pathname } = location;
  const navigate = useNavigate();
  const { findId } = useCurrencies();
  const [form, dispatch] = useReducer(reduceSwapForm, search, (first) => parseSwapUrl(first, findId));
  const read = useRef(location);
  /** The query that was read or written last. */
  const agreed = useRef(search);
  /** The states of the form's own navigations: they arrive late, when the user may have typed more. */
  const own = useRef(new WeakSet<object>());
  const url = useDebouncedValue(formatSwapUrl(form));

  useEffect(() => {
    if (location === read.current) return;
    read.current = location;
    if (own.current.has(location.state) || search === agreed.current) return;
    agreed.current = search;
    dispatch({ type: 'replace', form: parseSwapUrl(search, findId) });
  }, [location, search, findId]);

  useEffect(() => {
    if (url === agreed.current || (url === '?inputCurrency=ETH' && agreed.current === '')) return;
    agreed.current = url;
    const state = {};
    own.current.add(state);
    void navigate({ pathname, search: url }, { replace: true, state });
  }, [url, pathname, navigate]);

  return [form, dispatch] as const;
}
