import { acceptMsa } from '../../backend/papers/submissions.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import { agreementContent } from '../../domain/letters/agreement.ts';
import { signatoryOf } from '../../domain/records/kinds.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { Answers } from '../../forms/Answers.tsx';
import { fieldId } from '../../forms/formContext.ts';
import { LetterStatus } from '../../forms/letters/LetterStatus.tsx';
import { LetterView } from '../../forms/letters/LetterView.tsx';
import { SignedLetter } from '../../forms/letters/SignedLetter.tsx';
import { NotConcerned } from '../../forms/NotConcerned.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { SigningForm } from '../../forms/SigningForm.tsx';
import { PrintFoot } from '../../ui/print/Letter.tsx';

export function MasterServiceAgreementPage() {
  return (
    <PersonPage
      title="Master Service Agreement"
      intro="For all vendors except Overhead: the terms that apply to every order."
      printed="letter"
    >
      {(record) => <Acceptance record={record} />}
    </PersonPage>
  );
}

function Acceptance({ record }: { record: UserRecord }) {
  const status = record.forms.msa;
  if (status === 0 && !isFormFor(record, 'msa')) {
    return (
      <NotConcerned title="This agreement does not apply to you">
        {record.usertype === 'trainee'
          ? 'It is made with vendors, and you are a trainee.'
          : 'Your profile names the vendor type Overhead, which needs no Master Service Agreement.'}
      </NotConcerned>
    );
  }
  const { name, date } = record.msa ?? { name: signatoryOf(record), date: '' };
  return (
    <>
      <LetterStatus record={record} form="msa" title="Master Service Agreement" />
      {status === 0 ? (
        <LetterView
          content={agreementContent(record)}
          who={`${record.name} · ${record.userid}`}
          signImage=""
          foot={<PrintFoot>Not accepted yet.</PrintFoot>}
        />
      ) : (
        <SignedLetter form="msa" record={record} />
      )}
      {status < 1 && (
        <SigningForm
          record={record}
          form="msa"
          stored={{ text: name, date }}
          heading="Accept the agreement"
          label="Name"
          hint="Filled in from your profile or registration form; change it if somebody else signs"
          emptyText="Enter your name."
          buttonLabel="Accept"
          unsavedText="It is not accepted yet."
          send={(entries) => acceptMsa(record.uid, { name: entries.text, date: entries.date })}
          success="Master Service Agreement Accepted Successfully"
          question={(entries, close) => (
            <Answers
              answers={[
                { fieldId: fieldId('msa', 'text'), label: 'Name', value: entries.text },
                { fieldId: fieldId('msa', 'date'), label: 'Date', value: formatDate(entries.date) },
              ]}
              onChange={close}
            />
          )}
        />
      )}
    </>
  );
}
