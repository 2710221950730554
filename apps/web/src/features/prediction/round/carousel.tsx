import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { findStep } from './carousel-place.ts';
import { useCarousel } from './use-carousel.ts';

const text = messages.prediction;

export interface Slide {
  /** Stays the same as other slides are added and removed. */
  key: number;
  content: ReactNode;
}

export interface CarouselProps {
  slides: readonly Slide[];
  /** The initial slide, and the next target where the user has not chosen another. */
  home: number;
  direction: 'vertical' | 'horizontal';
  /** Stays current though another becomes the home. */
  isHeld: (key: number) => boolean;
}

/** A snapping list of cards with one current card, by wheel, touch, arrow keys or buttons. */
export function Carousel({ slides, home, direction, isHeld }: CarouselProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const isVertical = direction === 'vertical';
  const keys = slides.map(({ key }) => key);
  const { current, show } = useCarousel(listRef, isVertical, { keys, home, isHeld });
  const index = keys.indexOf(current);
  const move = (step: number) => {
    const next = keys[Math.min(keys.length - 1, Math.max(0, index + step))];
    if (next !== undefined && next !== current) show(next);
  };
  return (
    <section aria-label={text.rounds} className="flex min-h-0 flex-col">
      <SlideList
        listRef={listRef}
        slides={slides}
        current={current}
        isVertical={isVertical}
        onStep={(key) => move(findStep(key, keys.length))}
      />
      <div className="mt-2 flex shrink-0 items-center justify-center gap-2">
        <IconButton
          icon={isVertical ? 'arrowUp' : 'arrowLeft'}
          label={text.previous}
          disabled={index <= 0}
          onClick={() => move(-1)}
        />
        <Button tone="quiet" size="small" disabled={current === home} onClick={() => show(home)}>
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

type SlideListProps = {
  listRef: RefObject<HTMLUListElement | null>;
  slides: readonly Slide[];
  current: number;
  isVertical: boolean;
  onStep: (key: string) => void;
};

function SlideList({ listRef, slides, current, isVertical, onStep }: SlideListProps) {
  const latestStep = useRef(onStep);
  useEffect(() => {
    latestStep.current = onStep;
  });
  useEffect(() => {
    const list = listRef.current;
    const step = (event: KeyboardEvent) => {
      // Keys of controls inside a card are not handled here.
      if (event.target !== list || findStep(event.key, 1) === 0) return;
      event.preventDefault();
      latestStep.current(event.key);
    };
    list?.addEventListener('keydown', step);
    return () => list?.removeEventListener('keydown', step);
  }, [listRef]);
  return (
    <ul
      ref={listRef}
      // It scrolls, so it must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={text.rounds}
      className={classNames(
        'relative flex min-h-0 [scrollbar-width:none] gap-4 overscroll-contain rounded-card',
        isVertical
          ? '[container-type:size] grow snap-y snap-mandatory flex-col overflow-x-hidden overflow-y-auto'
          : 'snap-x snap-mandatory overflow-x-auto overflow-y-hidden px-[max(1rem,calc(50%-11rem))] pb-2',
      )}
    >
      {slides.map(({ key, content }) => (
        <li
          key={key}
          data-key={key}
          aria-current={key === current ? 'true' : undefined}
          className={classNames(
            'grid shrink-0 transition-transform',
            isVertical
              ? 'min-h-[20.5rem] snap-end first:mt-[calc(100cqh-20.5rem)]'
              : 'min-h-[26.5rem] w-[min(22rem,86vw)] snap-center',
            key !== current && 'scale-[0.94]',
          )}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
