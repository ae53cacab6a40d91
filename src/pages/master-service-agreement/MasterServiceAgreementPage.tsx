import * as v from 'valibot';
import { submitPlainForm } from '../../backend/papers/submissions.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import { agreementContent } from '../../domain/letters/agreement.ts';
import { signatoryOf } from '../../domain/records/kinds.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { useField } from '../../forms/formContext.ts';
import { LetterStatus } from '../../forms/letters/LetterStatus.tsx';
import { LetterView } from '../../forms/letters/LetterView.tsx';
import { SignedLetter } from '../../forms/letters/SignedLetter.tsx';
import { NotConcerned } from '../../forms/NotConcerned.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { DeclarationDate, SIGNED_ON, SigningForm } from '../../forms/SigningForm.tsx';
import { today } from '../../records/useNow.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PrintFoot } from '../../ui/print/Letter.tsx';

const acceptanceSchema = v.object({
  /** The name; drafts call it `text`. */
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter your name.'),
    v.maxLength(MAX_TEXT, `The name has at most ${MAX_TEXT} characters.`),
  ),
  date: SIGNED_ON,
});

type AcceptanceEntries = v.InferOutput<typeof acceptanceSchema>;

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
          schema={acceptanceSchema}
          stored={{ text: name, date: date || today() }}
          heading="Accept the agreement"
          buttonLabel="Accept"
          unsavedText="It is not accepted yet."
          className="letter-form no-print"
          send={({ text, ...entries }) => submitPlainForm(record.uid, 'msa', { name: text, ...entries })}
          success="Master Service Agreement Accepted Successfully"
          answersOf={(entries) => [
            ['text', 'Name', entries.text],
            ['date', 'Date', formatDate(entries.date)],
          ]}
        >
          {() => <Fields />}
        </SigningForm>
      )}
    </>
  );
}

function Fields() {
  const fieldOf = useField<AcceptanceEntries>();
  return (
    <div className="field-grid">
      <TextField
        label="Name"
        hint="Filled in from your profile or registration form; change it if somebody else signs"
        {...fieldOf('text')}
      />
      <DeclarationDate {...fieldOf('date')} />
    </div>
  );
}
