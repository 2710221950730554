/**
 * A figure whose changed characters roll in; nothing moves under reduced motion. To a screen reader it is plain text,
 * and changes are not announced.
 */
export function RollingText({ children, className }: { children: string; className?: string }) {
  const characters = children.split('');
  return (
    <span className={className}>
      <span className="sr-only">{children}</span>
      <span aria-hidden className="figures inline-flex overflow-hidden">
        {characters.map((character, index) => (
          // Keyed from the right, so that a figure that grows longer keeps its other digits.
          <span key={`${characters.length - index} ${character}`} className="rolls">
            {character}
          </span>
        ))}
      </span>
    </span>
  );
}
