import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  title: string;
  /** A new value clears the error, for example after a navigation. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** Keeps a broken part from blanking the page around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="content" role="alert">
        <h1>{this.props.title}</h1>
        <p>
          Something went wrong on this page. What you saved is safe. Reload the page; if it happens again,
          tell your introducer what you did last.
        </p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
