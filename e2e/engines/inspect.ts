/** Lists the problems of the open dialog as drawn: its box and all its controls must be in view. Runs in the page. */
export function inspectDialog(): string[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (dialog === undefined) return ['no dialog is open'];
  const problems: string[] = [];
  const isInView = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const show = ({ left, top, width, height }: DOMRect): string =>
    `${Math.round(width)}×${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`;
  const box = dialog.getBoundingClientRect();
  if (box.width < 200 || box.height < 100 || !isInView(box)) problems.push(`the dialog is ${show(box)}`);
  if ((dialog.textContent ?? '').trim() === '') problems.push('the dialog is empty');
  const controls = dialog.querySelectorAll('button, a[href], input, select, textarea');
  if (controls.length === 0) problems.push('the dialog has no control');
  for (const control of controls) {
    if (!control.checkVisibility()) continue;
    const drawn = control.closest('label') ?? control;
    drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = drawn.getBoundingClientRect();
    const hit = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    // A disabled button passes the pointer through.
    const isReached = drawn.contains(hit) || getComputedStyle(drawn).pointerEvents === 'none';
    if (!isInView(place) || !isReached)
      problems.push(
        `${drawn.outerHTML.slice(0, 120)} is ${show(place)}, there is ${hit?.outerHTML.slice(0, 80)}`,
      );
  }
  return problems;
}

/**
 * Lists the problems of the page as drawn: it has a heading and content, and nothing outside the screen. Runs in the
 * page.
 */
export function inspectPage(): string[] {
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);
  const main = document.querySelector('main');
  const heading = document.querySelector('h1')?.getBoundingClientRect();
  if (heading === undefined || heading.width === 0 || heading.height === 0) problems.push('no heading shows');
  if (main === null || main.getBoundingClientRect().height < 100) problems.push('the page is blank');
  if ((main?.innerText ?? '').trim().length < 20) problems.push('the page says nothing');
  return problems;
}
