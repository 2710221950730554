/**
 * A figure whose characters roll in where they change; nothing moves under reduced motion. To a screen reader it is plain text, and silent
 * as it changes.
 */
export function RollingText({ children, className }: { children: string; className?: string }) {
  const characters = children.split('');
  return (
    <span className={className}>
      <span className="sr-only">{children}</span>
      <span aria-hidden className="figures inline-flex overflow-hidden">
        {characters.map((character, index) => (
          // From the right, so that a figure that grows longer keeps its other places.
          <span key={`${characters.length - index} ${character}`} className="rolls">
            {character}
          </span>
        ))}
      </span>
    </span>
  );
}
