import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { findNearest, toStep } from './carousel-place.ts';

const text = messages.prediction;

export interface Slide {
  /** Stays the same as others come and go. */
  key: number;
  content: ReactNode;
}

export interface CarouselProps {
  slides: readonly Slide[];
  /** The slide to begin with, and to go to where the person has not chosen another. */
  home: number;
  direction: 'vertical' | 'horizontal';
  /** Stay with the slide that is looked at, though another becomes the home. */
  isHeld: (key: number) => boolean;
}

/** One card at a time in a list that snaps: by wheel, finger, arrow keys or buttons. */
export function Carousel({ slides, home, direction, isHeld }: CarouselProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(home);
  const latest = useRef({ current, home });
  const isVertical = direction === 'vertical';
  const keys = slides.map(({ key }) => key);

  const show = (key: number, behavior: ScrollBehavior) => {
    const list = listRef.current;
    const slide = list?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    if (!list || !slide) return;
    list.scrollTo({
      top: slide.offsetTop - (list.clientHeight - slide.offsetHeight) / 2,
      left: slide.offsetLeft - (list.clientWidth - slide.offsetWidth) / 2,
      behavior: prefersStillness() ? 'instant' : behavior,
    });
  };

  // Slides come and go at the ends: what is looked at stays where it is, then a follower goes on to the new home.
  const place = `${keys[0]} ${direction}`;
  useLayoutEffect(() => {
    const { current: looked, home: last } = latest.current;
    const isFollowing = looked === last && !isHeld(looked);
    show(looked, 'instant');
    if (isFollowing && looked !== home) show(home, 'smooth');
    latest.current = { current: isFollowing ? home : looked, home };
    setCurrent(latest.current.current);
    // Only where the list itself changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const settle = () => {
      const key = findNearest(list, isVertical);
      if (key === undefined) return;
      latest.current = { ...latest.current, current: key };
      setCurrent(key);
    };
    list.addEventListener('scrollend', settle);
    return () => list.removeEventListener('scrollend', settle);
  }, [isVertical]);

  const move = (step: number) => {
    const next = keys[Math.min(keys.length - 1, Math.max(0, keys.indexOf(current) + step))];
    if (next === undefined || next === current) return;
    latest.current = { ...latest.current, current: next };
    setCurrent(next);
    show(next, 'smooth');
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = toStep(event.key, keys.length);
    if (step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    move(step);
  };
  const index = keys.indexOf(current);
  return (
    <section
      aria-label={text.rounds}
      aria-roledescription="carousel"
      className="relative flex min-h-0 flex-col"
    >
      <ul
        ref={listRef}
        // The list scrolls, so the keyboard must get to it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={text.rounds}
        onKeyDown={moveByKey}
        className={classNames(
          'carousel relative flex min-h-0 grow gap-4 overscroll-contain rounded-card',
          isVertical
            ? 'snap-y snap-mandatory flex-col overflow-x-hidden overflow-y-auto px-1'
            : 'snap-x snap-mandatory overflow-x-auto overflow-y-hidden px-[max(1rem,calc(50%-11rem))] py-1',
        )}
      >
        {slides.map(({ key, content }) => (
          <li
            key={key}
            data-key={key}
            aria-current={key === current || undefined}
            className={classNames(
              'shrink-0 snap-center transition-opacity',
              isVertical ? 'first:mt-[10vh] last:mb-[10vh]' : 'w-[min(22rem,86vw)]',
              key !== current && 'opacity-70 focus-within:opacity-100 hover:opacity-100',
            )}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex shrink-0 items-center justify-center gap-2">
        <IconButton
          icon={isVertical ? 'arrowUp' : 'arrowLeft'}
          label={text.previous}
          disabled={index <= 0}
          onClick={() => move(-1)}
        />
        <Button
          tone="quiet"
          size="small"
          disabled={current === home}
          onClick={() => move(keys.indexOf(home) - index)}
        >
          {text.toOpen}
        </Button>
        <IconButton
          icon={isVertical ? 'arrowDown' : 'arrowRight'}
          label={text.next}
          disabled={index >= keys.length - 1}
          onClick={() => move(1)}
        />
      </div>
    </section>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
