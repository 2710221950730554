/**
 * Decoration in lines alone, to lie behind other things: a large drawing of the mark with its scale and the horizon. Its
 * grey suits both themes. A file of its own, which no page waits for.
 */
export function WindRose({ className }: { className?: string }) {
  return <img src="/wind-rose.svg" alt="" width={480} height={480} className={className} />;
}
