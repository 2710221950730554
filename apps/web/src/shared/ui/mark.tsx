/** The logo: a wind rose of four points with shaded halves. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden className="shrink-0">
      <circle cx="16" cy="16" r="14.2" stroke="currentColor" strokeWidth="1.6" opacity=".35" />
      <path
        d="M16 3.5L19 13l9.5 3-9.5 3-3 9.5-3-9.5L3.5 16 13 13z"
        stroke="var(--accent)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M16 3.5V16l3-3zM28.5 16H16l3 3zM16 28.5V16l-3 3zM3.5 16H16l-3-3z" fill="var(--accent)" />
    </svg>
  );
}
