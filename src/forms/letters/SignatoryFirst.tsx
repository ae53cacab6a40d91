import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Replaces the letter of a body whose signatory is not known yet. */
export function SignatoryFirst() {
  return (
    <Notice kind="info" title="The registration form comes first">
      <p>
        Its declaration names who signs for you. Submit{' '}
        <Link to={paths.traineeForm}>the registration form</Link>, or save its declaration, then sign this
        one.
      </p>
    </Notice>
  );
}
