import { Notice } from '../ui/feedback/Notice.tsx';

/** For reviewers and approvers on a form's screen, for example. */
export function NoRecord() {
  return (
    <Notice kind="info" title="No forms for this account">
      <p className="mb-0">
        This account has no registration, so there is nothing to fill in here. Trainees and vendors register
        with their own e-mail address.
      </p>
    </Notice>
  );
}
