import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The quiet zone around the code, in modules, which readers need. */
const quietZone = 3;

/** A text as a QR code, dark on white in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full rounded-control"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
}
