export type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'switch' | 'radio' | 'tab';
/** `name` is a regular expression. */
export type Control = { readonly role: Role; readonly name: string };

export type Located =
  | { readonly state: 'absent' | 'disabled' }
  | { readonly state: 'covered'; readonly by: string }
  | { readonly state: 'ready'; readonly x: number; readonly y: number };

/**
 * Finds a visible, enabled and uncovered control, in the top dialog if one is open, and scrolls it into view. It runs
 * in the page, so it is self-contained.
 */
export function locate({ role, name }: Control): Located {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=range]), textarea',
    checkbox: 'input[type=checkbox]',
    switch: '[role=switch]',
    radio: 'input[type=radio]',
    tab: '[role=tab]',
  };
  const toText = (element: Element | null): string => element?.textContent ?? '';
  const toName = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => toText(document.getElementById(id))).join(' ');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return labels.length > 0 ? labels.map(toText).join(' ') : toText(element);
  };
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const pattern = new RegExp(name);
  const found = [...scope.querySelectorAll(selectors[role] ?? '')].find(
    (element) => element.checkVisibility() && pattern.test(toName(element).replaceAll(/\s+/g, ' ').trim()),
  );
  if (found === undefined) return { state: 'absent' };
  if (found.matches(':disabled, [aria-disabled=true], [aria-busy=true], [inert], [inert] *'))
    return { state: 'disabled' };
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isReached = hit !== null && (found.contains(hit) || hit.closest('label')?.contains(found) === true);
  return isReached
    ? { state: 'ready', x, y }
    : { state: 'covered', by: hit?.outerHTML.slice(0, 200) ?? 'the edge of the window' };
}
