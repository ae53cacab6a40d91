import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { Notice } from '../ui/feedback/Notice.tsx';

interface NotConcernedProps {
  title: string;
  kind?: 'info' | 'warning';
  /** The values of the profile that exclude the form. */
  children: ReactNode;
}

export function NotConcerned({ title, kind = 'info', children }: NotConcernedProps) {
  return (
    <Notice kind={kind} title={title}>
      <p>
        <span>{children}</span> <span>If that is wrong, correct</span>{' '}
        <Link to={paths.profile}>your profile</Link> first.
      </p>
    </Notice>
  );
}
