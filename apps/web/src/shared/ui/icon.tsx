/** Line drawings on a 24-unit grid, one stroke width; drawn for this project. */
export const iconPaths = {
  close: 'M6 6l12 12M18 6L6 18',
  chevronDown: 'M6 9.5l6 6 6-6',
  arrowDown: 'M12 4.5v15M6 13.5l6 6 6-6',
  arrowUp: 'M12 19.5v-15M6 10.5l6-6 6 6',
  arrowRight: 'M4.5 12h15M13.5 6l6 6-6 6',
  arrowLeft: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  switchSides: 'M8 4v15M4.5 15.5L8 19l3.5-3.5M16 20V5M12.5 8.5L16 5l3.5 3.5',
  external:
    'M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
  copy: 'M9 9V6a1.5 1.5 0 0 1 1.5-1.5H18A1.5 1.5 0 0 1 19.5 6v7.5a1.5 1.5 0 0 1-1.5 1.5h-3M6 9h7.5a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18v-7.5A1.5 1.5 0 0 1 6 9z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17.2v.1',
  error: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8v4.8M12 16v.1',
  information: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11.2V16M12 8v.1',
  search: 'M10.8 4.5a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6zM15.5 15.5l4.5 4.5',
  settings:
    'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9M15.2 5.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM8.8 14.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  wallet:
    'M4.5 7.5v9.8A2.2 2.2 0 0 0 6.7 19.5h11.1a1.7 1.7 0 0 0 1.7-1.7V9.7A1.7 1.7 0 0 0 17.8 8H6.2a1.7 1.7 0 0 1 0-3.5h10.6V8M15.5 13.7v.1',
  home: 'M4 11.2L12 4.5l8 6.7M6 9.8v9.7h4.5v-5.5h3v5.5H18V9.8',
  chart: 'M7 4v3M7 16v4M5 7h4v9H5zM17 4v5M17 17v3M15 9h4v8h-4z',
  trade: 'M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19',
  picture:
    'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4.8 17l4.7-5 3.5 3.5 2.5-2.5 4 4M15.5 8.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z',
  sailboat:
    'M12 3.5v17M12 5.5L5 16.5h7M12 8.5l6 8h-6M3.5 20.5c1.8 0 1.8-1 3.5-1s1.7 1 3.3 1 1.7-1 3.4-1 1.7 1 3.3 1 1.7-1 3.5-1',
  compass: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z',
  pool: 'M3.5 9c2.1 0 2.1-1.5 4.250-1.5S9.9 9 12 9s2.1-1.5 4.250-1.5S18.4 9 20.5 9M3.5 13.5c2.1 0 2.1-1.5 4.250-1.5s2.150 1.5 4.250 1.5 2.1-1.5 4.250-1.5 2.150 1.5 4.250 1.5M3.5 18c2.1 0 2.1-1.5 4.250-1.5S9.9 18 12 18s2.1-1.5 4.250-1.5S18.4 18 20.5 18',
  farm: 'M12 20.5V10M12 14c-4 0-6-2-6-6 4 0 6 2 6 6zM12 11c0-4 2-6 6-6 0 4-2 6-6 6z',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  logout: 'M10.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4.5M9.5 12h10M16 8.5l3.5 3.5-3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  refresh: 'M19.5 5v4.5H15M4.5 19v-4.5H9M5.3 9.5A7.2 7.2 0 0 1 18.9 9.2M18.7 14.5A7.2 7.2 0 0 1 5.1 14.8',
  language:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
} as const;

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  name: IconName;
  /** Pixels; 20 beside text, 24 alone. */
  size?: number;
  className?: string;
}

/** Decoration: the surrounding control or sentence carries the meaning. */
export function Icon({ name, ...rest }: IconProps) {
  return <LineDrawing path={iconPaths[name]} {...rest} />;
}

/** A drawing of its own on the same grid, which loads with the part that shows it. */
export function LineDrawing({ path, size = 20, className }: Omit<IconProps, 'name'> & { path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
