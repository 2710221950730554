/**
 * The first place from 0 at which a condition holds that holds at all later ones too; `count` where it holds nowhere.
 * Place 0 is tried first.
 */
export async function findFirstPlace(
  count: number,
  holds: (place: number) => Promise<boolean>,
): Promise<number> {
  if (count === 0 || (await holds(0))) return 0;
  // It fails at `low`, and holds at `high` or nowhere below the end.
  let [low, high] = [0, count];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
