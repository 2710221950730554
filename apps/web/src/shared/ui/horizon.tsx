/** Decoration at the lower edge of a page: a small boat on the horizon. */
export function Horizon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden
      className={className}
    >
      <path d="M12 40h88M150 40h78" opacity=".4" />
      <path d="M128 34V6c10 6 17 16 19 28zM122 34V14c-7 5-12 12-14 20z" stroke="var(--accent)" />
      <path d="M100 39h52l-7 8h-38z" stroke="var(--accent)" />
      <path d="M30 48c10 0 10-5 20-5s10 5 20 5 10-5 20-5M162 43c10 0 10 5 20 5s10-5 20-5" opacity=".7" />
      <path d="M60 58c10 0 10-5 20-5s10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5" opacity=".45" />
    </svg>
  );
}
