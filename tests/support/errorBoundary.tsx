import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback: (failure: { error: Error; tryAgain: () => void }) => ReactNode;
};

/** Docusaurus' error boundary, without its own fallback. */
export default class ErrorBoundary extends Component<
  Props,
  { error?: Error | undefined }
> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({
      error,
      tryAgain: () => this.setState({ error: undefined }),
    });
  }
}
