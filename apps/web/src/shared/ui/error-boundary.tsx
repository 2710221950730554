import { Component, type ReactNode } from 'react';
import { logError } from '../log/log.ts';

export interface ErrorBoundaryProps {
  /** In the place of a part that failed; `retry` renders the part again. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

const initial: ErrorBoundaryState = { error: undefined, hasFailed: false };

/** A failure of its children is not one of the page around it. React has error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = initial;
  readonly retry = (): void => this.setState(initial);

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError('A part of the site failed', error);
  }

  override render(): ReactNode {
    const { children, renderFailure } = this.props;
    return this.state.hasFailed ? renderFailure(this.state.error, this.retry) : children;
  }
}
