import { type ReactNode, useId, useRef } from 'react';
import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button and a click beside the dialog; omit when the user must choose inside. */
  onClose: () => void;
  title: string;
  /** Read with the title; visible text inside is better where there is room. */
  description?: string;
  /**
   * `fitted` grows with its content up to the screen. The others keep one height: `tall` for lists that filter,
   * and `steady` (560 px), `plain` (508 px) and `short` (416 px) for writes, whose content changes.
   */
  height?: 'fitted' | 'tall' | 'steady' | 'plain' | 'short';
  /**
   * At the right edge, as high as the screen: `drawer` is 592 px wide, for lists beside the page, `sidebar` 432 px.
   * Both are a sheet on a phone.
   */
  shape?: 'card' | 'drawer' | 'sidebar';
  /** Beside the close button. */
  headerAction?: ReactNode;
  /** Below the scrolling content, always in view. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog: focus stays inside, Escape closes, focus returns to where it was.
 * On a phone it is a sheet at the lower edge. Content is mounted only while open.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

const cardClass = 'rises tablet:inset-0 tablet:m-auto tablet:w-[28rem] tablet:rounded-card';
const cardHeightClass = {
  fitted: 'h-fit',
  tall: 'h-[85dvh] tablet:h-[40rem] tablet:max-h-[85dvh]',
  steady: 'h-140',
  plain: 'h-127',
  short: 'h-[26rem]',
};
const edgeClass =
  'slides h-[90dvh] tablet:top-0 tablet:left-auto tablet:h-dvh tablet:max-h-none tablet:rounded-l-card tablet:rounded-tr-none';
const edgeWidthClass = { drawer: 'tablet:w-[37rem]', sidebar: 'tablet:w-[27rem]' };

function OpenDialog({
  onClose,
  title,
  description,
  height = 'fitted',
  shape = 'card',
  headerAction,
  footer,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  const isFitted = shape === 'card' && height === 'fitted';
  useModal(dialogRef, onClose);
  return (
    <dialog
      ref={dialogRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      className={classNames(
        'fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none overflow-hidden bg-overlay text-start text-text shadow-overlay',
        'max-h-[90dvh] rounded-t-card border border-line p-0 backdrop:bg-(--scrim) focus:outline-none',
        shape === 'card'
          ? `${cardClass} ${cardHeightClass[height]}`
          : `${edgeClass} ${edgeWidthClass[shape]}`,
      )}
    >
      {/* No `header` or `footer`: in a dialog they would be landmarks of the page. */}
      {/* A percentage of a height that comes from the content is 0 in WebKit (bug 308648). */}
      <div className={classNames('flex max-h-[inherit] flex-col', !isFitted && 'h-full')}>
        <div className="flex items-center gap-2 py-2 pr-2 pl-4 tablet:py-3 tablet:pr-3 tablet:pl-6">
          {/* A write's title says how it ended. */}
          <h2 id={titleId} aria-live="polite" className="grow text-title font-semibold">
            {title}
          </h2>
          {headerAction}
          <IconButton icon="close" label={messages.ui.close} onClick={onClose} />
        </div>
        {description !== undefined && (
          <p id={descriptionId} className="px-4 pb-3 text-small text-muted tablet:px-6">
            {description}
          </p>
        )}
        <Content height={height}>{children}</Content>
        {footer !== undefined && (
          <div className="border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:px-6">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

function Content({ height, children }: Pick<DialogProps, 'height' | 'children'>) {
  const isOfOneHeight = height !== 'fitted' && height !== 'tall';
  return (
    <div
      // Content of one height may scroll without a control inside: the keyboard scrolls it by itself.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isOfOneHeight ? 0 : undefined}
      className={classNames(
        'min-h-0 grow overflow-y-auto overscroll-contain px-4 tablet:px-6',
        isOfOneHeight ? 'shades-below pb-3' : 'pb-4 tablet:pb-6',
      )}
    >
      {children}
    </div>
  );
}
