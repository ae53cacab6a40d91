import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { ShortNotice } from '../ui/feedback/Notice.tsx';

interface NotConcernedProps {
  title: string;
  kind?: 'info' | 'warning';
  /** The values of the profile that exclude the form. */
  children: ReactNode;
}

export function NotConcerned({ title, kind = 'info', children }: NotConcernedProps) {
  return (
    <ShortNotice kind={kind} title={title}>
      <span>{children}</span> <span>If that is wrong, correct</span>{' '}
      <Link to={paths.profile}>your profile</Link> first.
    </ShortNotice>
  );
}

/** Replaces the letter of a body whose signatory is not known yet. */
export function SignatoryFirst() {
  return (
    <ShortNotice kind="info" title="The registration form comes first">
      Its declaration names who signs for you. Submit{' '}
      <Link to={paths.traineeForm}>the registration form</Link>, or save its declaration, then sign this one.
    </ShortNotice>
  );
}
