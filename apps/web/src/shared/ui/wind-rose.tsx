const ticks = Array.from({ length: 72 }, (_, index) => index * 5);
/** The four intercardinal points lie under the four main ones. */
const points = [45, 135, 225, 315, 0, 90, 180, 270];

/** Decoration in lines alone, to lie behind other things: a large drawing of the mark with its scale and the horizon. */
export function WindRose({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 480"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <g transform="translate(240 240)">
        <circle r="228" opacity=".5" />
        <circle r="200" opacity=".5" />
        <circle r="118" opacity=".35" />
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 45 === 0 ? 'M0-228V-200' : angle % 15 === 0 ? 'M0-216V-200' : 'M0-208V-200'}
            transform={`rotate(${angle})`}
            opacity={angle % 15 === 0 ? 0.8 : 0.5}
          />
        ))}
        {points.map((angle) => (
          <RosePoint key={angle} angle={angle} isMain={angle % 90 === 0} />
        ))}
      </g>
    </svg>
  );
}

function RosePoint({ angle, isMain }: { angle: number; isMain: boolean }) {
  const tip = isMain ? -186 : -112;
  return <path d={`M0 0V${tip}L26-26 0 0M0 ${tip}L-26-26`} transform={`rotate(${angle})`} />;
}
