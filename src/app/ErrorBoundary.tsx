import { Component, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Outlet, useLocation } from 'react-router-dom';
import { MissingPage } from './page.tsx';

interface ErrorBoundaryProps {
  title: string;
  /** For parts beside the page, such as the menu: an error replaces that part by one line. */
  isAside?: boolean;
  /** A new value clears the error, for example after a navigation. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: 'broken' | MissingPage | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: error instanceof MissingPage ? error : 'broken' };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: ErrorBoundaryState) {
    if (before.resetKey !== this.props.resetKey && failure) this.tryAgain();
  }

  private readonly tryAgain = () => {
    const { failure } = this.state;
    if (failure instanceof MissingPage) failure.retry();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.isAside) {
      return (
        <p className="field-error aside-error" role="alert">
          <span>{`${this.props.title}.`}</span>{' '}
          <Button variant="link" onClick={this.tryAgain}>
            Try again
          </Button>
        </p>
      );
    }
    const isMissing = failure instanceof MissingPage;
    return (
      <div className="content" role="alert">
        <h1>{isMissing ? 'This page could not be loaded' : this.props.title}</h1>
        <p>
          {isMissing
            ? 'The connection was lost, or the portal has been updated since you opened it. What you saved is safe. Try again; if it happens again, reload the page.'
            : 'Something went wrong on this page. What you saved is safe. Try again; if it happens again, reload the page, and tell your introducer what you did last.'}
        </p>
        <div className="form-actions">
          <Button onClick={this.tryAgain}>Try again</Button>
          <Button variant="outline-secondary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </div>
      </div>
    );
  }
}

/** The error boundary of one address; another address clears the error. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary title="This page could not be shown" resetKey={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}
