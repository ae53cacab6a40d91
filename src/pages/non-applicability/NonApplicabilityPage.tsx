import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { submitNonApplicability } from '../../backend/papers/submissions.ts';
import { paths } from '../../config/paths.ts';
import { GST_REASON_LABELS, SUPPLY_LABELS } from '../../domain/forms/nonApplicability.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import { isFormEditable } from '../../domain/forms/statuses.ts';
import { HOME_STATES } from '../../domain/gstStates.ts';
import { suggestedStateOf } from '../../domain/homeState.ts';
import { companyByState } from '../../domain/records/companies.ts';
import { hasSignatory } from '../../domain/records/kinds.ts';
import { COMPANY_STATES } from '../../domain/records/options.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { useField } from '../../forms/formContext.ts';
import { WhatIs } from '../../forms/help/WhatIs.tsx';
import { LetterPreview, PlaceField, suggestedPlace } from '../../forms/letters/LetterPreview.tsx';
import { openYear, RenewalNote } from '../../forms/letters/RenewalNote.tsx';
import { NotConcerned, SignatoryFirst } from '../../forms/NotConcerned.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { DeclarationDate, type SigningAnswers, SigningForm } from '../../forms/SigningForm.tsx';
import { StatusNote } from '../../forms/StatusNote.tsx';
import { labelledOptions, plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import {
  declarationOf,
  type NonApplicabilityEntries,
  NonApplicabilitySchema,
  startingEntries,
} from './nonApplicabilitySchema.ts';

const isForThem = (record: UserRecord) => isFormFor(record, 'nonapplicability');

const isFormLocked = ({ forms }: UserRecord) => !isFormEditable(forms, 'nonapplicability');

export function NonApplicabilityPage() {
  return (
    <PersonPage
      title="Declaration for Non applicability of GST"
      intro="For people who are not registered for GST. We will turn this into a letter addressed to the office you choose."
    >
      {(record) => (
        <>
          {!isForThem(record) && (
            <NotConcerned kind="warning" title="GST applies to you">
              Your profile says that GST is applicable, so this declaration does not apply to you.
            </NotConcerned>
          )}
          <Status record={record} />
          {isFormLocked(record) || (isForThem(record) && hasSignatory(record)) ? (
            <NonApplicabilityForm record={record} />
          ) : (
            isForThem(record) && <SignatoryFirst />
          )}
        </>
      )}
    </PersonPage>
  );
}

function Status({ record }: { record: UserRecord }) {
  const year = openYear(record, 'nonapplicability');
  if (year) return <RenewalNote record={record} form="nonapplicability" year={year} />;
  return (
    <StatusNote record={record} form="nonapplicability">
      Read <Link to={paths.exportGst}>the letter</Link>; it can be printed once the declaration is validated.
    </StatusNote>
  );
}

function NonApplicabilityForm({ record }: { record: UserRecord }) {
  const year = openYear(record, 'nonapplicability');
  return (
    <SigningForm
      record={record}
      form="nonapplicability"
      schema={NonApplicabilitySchema}
      stored={startingEntries(record, year)}
      year={year}
      send={(entries) => submitNonApplicability(record.uid, declarationOf(entries, year))}
      success="Declaration Submitted Successfully"
      answersOf={answersOf}
      next={paths.exportGst}
    >
      {(isLocked) => (
        <>
          <Fields record={record} isLocked={isLocked} />
          {!isLocked && (
            <LetterPreview
              form="nonapplicability"
              schema={NonApplicabilitySchema}
              recordOf={(entries) => ({
                ...record,
                nongst: declarationOf(entries, year ?? record.nongst.year),
              })}
            />
          )}
        </>
      )}
    </SigningForm>
  );
}

function answersOf(entries: NonApplicabilityEntries): SigningAnswers<NonApplicabilityEntries> {
  const { date, state, reason, supply, homeState, place } = entries;
  return [
    ['date', 'Date', formatDate(date)],
    ['state', 'State', state],
    ['reason', 'Reason', GST_REASON_LABELS[reason]],
    reason === 'below' && ['supply', 'You supply', SUPPLY_LABELS[supply]],
    reason !== 'abroad' && ['homeState', 'Home State', homeState],
    ['place', 'Place', place],
  ];
}

function Fields({ record, isLocked }: { record: UserRecord; isLocked: boolean }) {
  const fieldOf = useField<NonApplicabilityEntries>();
  const { control, formState } = useFormContext<NonApplicabilityEntries>();
  const [state, reason] = useWatch({ control, name: ['state', 'reason'] });
  // The office first; the grounds, which mostly stay as suggested, with the letter.
  const hasGrounds = isLocked ? Boolean(record.nongst.reason) : state !== '' || formState.isSubmitted;
  const address = isLocked ? record.nongst.address : companyByState(state)?.address;
  return (
    <div className="field-grid">
      <TextField label="Name" className="field-wide" value={record.name} isLocked />
      <DeclarationDate {...fieldOf('date')} />
      <SelectField
        label="State"
        placeholder="Choose a State"
        options={plainOptions(COMPANY_STATES)}
        {...fieldOf('state')}
      />
      <TextAreaField
        label="Company Address"
        className="field-wide"
        value={address || (isLocked ? '' : 'Filled in when you choose the State')}
        isLocked
      />
      {hasGrounds && (
        <>
          <SelectField
            label="Reason"
            className="field-wide"
            hint={
              <WhatIs terms={['turnover', 'composition', 'reverseCharge']}>
                {isLocked ? undefined : 'The most frequent reason comes first; choose yours'}
              </WhatIs>
            }
            options={labelledOptions(GST_REASON_LABELS)}
            {...fieldOf('reason')}
          />
          {reason === 'below' && (
            <SelectField
              label="You supply"
              hint="Services come first; choose yours"
              options={labelledOptions(SUPPLY_LABELS)}
              {...fieldOf('supply')}
            />
          )}
          {reason !== 'abroad' && (
            <SelectField
              label="Home State"
              hint={homeStateHint(record)}
              placeholder="Choose a State"
              options={plainOptions(HOME_STATES)}
              {...fieldOf('homeState')}
            />
          )}
          <PlaceField suggested={isLocked ? '' : suggestedPlace(record)} {...fieldOf('place')} />
        </>
      )}
    </div>
  );
}

const FROM = {
  pincode: 'the PIN code of your address',
  address: 'the end of your address',
  form: 'your address in the registration form',
};

function homeStateHint(record: UserRecord): string {
  const suggested = isFormLocked(record) ? undefined : suggestedStateOf(record);
  const source = suggested
    ? `; ${suggested.state} is suggested from ${FROM[suggested.from]}, change it if it is another`
    : '';
  return `From which you supply; its limit counts${source}`;
}
