/** Ticks of the scale outward from its ring: a dash each so many degrees. */
const scales = [
  { degrees: 5, length: 8, opacity: 0.5 },
  { degrees: 15, length: 16, opacity: 0.6 },
  { degrees: 45, length: 28, opacity: 0.8 },
];
const ring = 200;
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
        <circle r={ring} opacity=".5" />
        <circle r="118" opacity=".35" />
        {scales.map(({ degrees, length, opacity }) => (
          <circle
            key={degrees}
            r={ring + length / 2}
            pathLength="360"
            strokeWidth={length}
            strokeLinecap="butt"
            strokeDasharray={`.35 ${degrees - 0.35}`}
            opacity={opacity}
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
