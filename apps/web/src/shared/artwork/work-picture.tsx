import { drawWork } from './draw-work.ts';

export interface WorkPictureProps {
  tokenId: bigint;
  /** Absent where the text beside it says the same. */
  label?: string;
}

/** The picture of a work of the company's collection, drawn from its number. */
export function WorkPicture({ tokenId, label }: WorkPictureProps) {
  const { sky, sea, sun, sail, wave, boatX } = drawWork(tokenId);
  return (
    <svg
      viewBox="0 0 100 100"
      className="block aspect-square w-full rounded-control"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width="100" height="100" fill={sky} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={sun.fill} />
      <path d={wave} fill={sea} />
      <g transform={`translate(${boatX} 62)`}>
        <path d="M-16 0 H16 L10 9 H-10 Z" fill="hsl(24 45% 28%)" />
        <path d={sail.main} fill={sail.fill} />
        <path d={sail.fore} fill={sail.second} />
      </g>
      <path d={wave} fill={sea} fillOpacity={0.55} transform="translate(0 10)" />
    </svg>
  );
}
