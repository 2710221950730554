/** Three lines of sea, for the lower edge of a quiet place; decoration. */
export function Horizon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden
      className={className}
    >
      <path d="M12 14h216" opacity=".4" />
      <path d="M120 14V4M120 4l18 10M120 4l-12 10" stroke="var(--accent)" />
      <path
        d="M30 26c10 0 10-6 20-6s10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6"
        opacity=".7"
      />
      <path d="M60 40c10 0 10-6 20-6s10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6" opacity=".45" />
    </svg>
  );
}
