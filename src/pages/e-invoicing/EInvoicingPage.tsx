import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import { hasSignatory } from '../../domain/records/kinds.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { LetterStatus } from '../../forms/letters/LetterStatus.tsx';
import { openYear, RenewalNote } from '../../forms/letters/RenewalNote.tsx';
import { SignedLetter } from '../../forms/letters/SignedLetter.tsx';
import { NotConcerned, SignatoryFirst } from '../../forms/NotConcerned.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { EInvoicingForm } from './EInvoicingForm.tsx';

export function EInvoicingPage() {
  return (
    <PersonPage
      title="E-invoicing Declaration"
      intro="For people to whom e-invoicing does not apply."
      printed="letter"
    >
      {(record) => <Declaration record={record} />}
    </PersonPage>
  );
}

function Declaration({ record }: { record: UserRecord }) {
  const status = record.forms.einvoicing;
  if (status === 0 && !isFormFor(record, 'einvoicing')) {
    return (
      <NotConcerned title="This declaration does not apply to you">
        Your profile says that e-invoicing is applicable, so there is nothing to declare.
      </NotConcerned>
    );
  }
  const year = openYear(record, 'einvoicing');
  if (year) {
    return (
      <>
        <RenewalNote record={record} form="einvoicing" year={year} />
        <Unsigned record={record} />
      </>
    );
  }
  return (
    <>
      <LetterStatus record={record} form="einvoicing" title="E-invoicing Declaration">
        {status === 0 && record.isGSTApplicable === 'no' && <NoGstNote />}
      </LetterStatus>
      {status < 1 ? <Unsigned record={record} /> : <SignedLetter form="einvoicing" record={record} />}
    </>
  );
}

function Unsigned({ record }: { record: UserRecord }) {
  return hasSignatory(record) ? <EInvoicingForm record={record} /> : <SignatoryFirst />;
}

/** For people without GST, whose other declaration contains the same statement. */
function NoGstNote() {
  return (
    <ShortNotice kind="info" title="This declaration is optional">
      GST does not apply to you, so the{' '}
      <Link to={paths.nonApplicability}>Declaration for Non applicability of GST</Link> is enough. Sign this
      one as well only if you are asked to.
    </ShortNotice>
  );
}
