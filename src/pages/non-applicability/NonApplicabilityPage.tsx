import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import { NotConcerned } from '../../forms/NotConcerned.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { StatusNote } from '../../forms/StatusNote.tsx';
import { NonApplicabilityForm } from './NonApplicabilityForm.tsx';

export function NonApplicabilityPage() {
  return (
    <PersonPage
      title="Declaration for Non applicability of GST"
      intro="For people who are not registered for GST. We will turn this into a letter addressed to the office you choose."
    >
      {(record) => (
        <>
          {!isFormFor(record, 'nonapplicability') && (
            <NotConcerned kind="warning" title="GST applies to you">
              Your profile says that GST is applicable, so this declaration does not apply to you.
            </NotConcerned>
          )}
          <StatusNote record={record} form="nonapplicability">
            Read <Link to={paths.exportGst}>the letter</Link>; it can be printed once the declaration is
            validated.
          </StatusNote>
          <NonApplicabilityForm record={record} />
        </>
      )}
    </PersonPage>
  );
}
