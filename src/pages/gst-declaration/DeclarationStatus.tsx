import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isFormPrintable } from '../../domain/forms/statuses.ts';
import type { FormStatus } from '../../domain/records/records.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says what the letter is good for at the moment, and what happens next. */
export function DeclarationStatus({ status }: { status: FormStatus }) {
  if (isFormPrintable(status)) {
    return (
      <Notice kind="success" title="The declaration is validated">
        <p>You can print the letter now.</p>
      </Notice>
    );
  }
  if (status === -1) {
    return (
      <Notice kind="warning" title="There are queries about the declaration">
        <p>
          Resolve them under <Link to={paths.queries}>Queries</Link>; then you can correct and submit it
          again.
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="info" title="The declaration is submitted">
      <p>The compliance team checks it next. The letter can be printed once it is validated.</p>
    </Notice>
  );
}
