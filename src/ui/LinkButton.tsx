import type { ReactNode } from 'react';
import Button, { type ButtonProps } from 'react-bootstrap/Button';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-keyshortcuts'> {
  to: string;
  children: ReactNode;
}

export function LinkButton({ to, ...button }: LinkButtonProps) {
  // Without its own role it would be announced as a button.
  return <Button as="a" role="link" href={useHref(to)} onClick={useLinkClickHandler(to)} {...button} />;
}
