/** Focuses the first wrong field of a form, after the messages are drawn. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] button')?.focus(),
  );
}
