import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { submitEinvoicing } from '../../backend/papers/submissions.ts';
import { EXEMPT_CLASSES } from '../../domain/forms/eInvoicing.ts';
import { BELOW_E_INVOICING } from '../../domain/gst.ts';
import { stateOfGstin } from '../../domain/gstStates.ts';
import { companyByState } from '../../domain/records/companies.ts';
import { COMPANY_STATES } from '../../domain/records/options.ts';
import type { EinvoicingDeclaration, UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { useField } from '../../forms/formContext.ts';
import { WhatIs } from '../../forms/help/WhatIs.tsx';
import {
  LetterPreview,
  officeIn,
  officeState,
  PLACE,
  PlaceField,
  suggestedPlace,
} from '../../forms/letters/LetterPreview.tsx';
import { openYear } from '../../forms/letters/RenewalNote.tsx';
import { DeclarationDate, SIGNED_ON, type SigningAnswers, SigningForm } from '../../forms/SigningForm.tsx';
import { today } from '../../records/useNow.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';

const REASON_OPTIONS = [
  { value: 'below', label: BELOW_E_INVOICING },
  { value: 'class', label: 'An exempt class, whatever the turnover' },
];

const eInvoicingSchema = v.pipe(
  v.object({
    state: officeState('Choose the office.'),
    reason: v.picklist(['below', 'class']),
    class: v.picklist(['', ...EXEMPT_CLASSES]),
    place: PLACE,
    date: SIGNED_ON,
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['class']],
      (entered) => entered.reason === 'below' || entered.class !== '',
      'Choose the class.',
    ),
    ['class'],
  ),
);

type EInvoicingEntries = v.InferOutput<typeof eInvoicingSchema>;

/** A class that was chosen before the turnover became the reason is left out. */
function declarationOf(entries: EInvoicingEntries, year: string | undefined): EinvoicingDeclaration {
  return {
    ...entries,
    class: entries.reason === 'class' ? entries.class : '',
    ...officeIn(entries.state),
    ...(year && { year }),
  };
}

/** Where the initial office comes from. */
function officeSource({ GSTIN }: UserRecord): string {
  const office = companyByState(stateOfGstin(GSTIN));
  return office
    ? `; ${office.state} is suggested from your GSTIN`
    : `; ${COMPANY_STATES[0]} is suggested because it is our first office`;
}

/** The initial office is in the State of the GSTIN, otherwise the first. The letter shows it before it is signed. */
function startingEntries(record: UserRecord, year: string | undefined): EInvoicingEntries {
  const { einvoicing, GSTIN } = record;
  const office = companyByState(stateOfGstin(GSTIN))?.state ?? COMPANY_STATES[0];
  return {
    state: einvoicing?.state || office || '',
    reason: einvoicing?.reason ?? 'below',
    class: einvoicing?.class ?? '',
    place: einvoicing?.place || suggestedPlace(record),
    date: (!year && einvoicing?.date) || today(),
  };
}

export function EInvoicingForm({ record }: { record: UserRecord }) {
  const year = openYear(record, 'einvoicing');
  return (
    <SigningForm
      record={record}
      form="einvoicing"
      schema={eInvoicingSchema}
      stored={startingEntries(record, year)}
      year={year}
      send={(entries) => submitEinvoicing(record.uid, declarationOf(entries, year))}
      success="E-invoicing Declaration Submitted Successfully"
      heading="Make the declaration"
      className="no-print"
      answersOf={answersOf}
    >
      {(isLocked) => (
        <>
          <Fields record={record} isLocked={isLocked} />
          <LetterPreview
            form="einvoicing"
            schema={eInvoicingSchema}
            recordOf={(entries) => ({
              ...record,
              einvoicing: declarationOf(entries, year ?? record.einvoicing?.year),
            })}
          />
        </>
      )}
    </SigningForm>
  );
}

function answersOf(entries: EInvoicingEntries): SigningAnswers<EInvoicingEntries> {
  const reason = REASON_OPTIONS.find(({ value }) => value === entries.reason)?.label ?? '';
  return [
    ['state', 'State', entries.state],
    ['reason', 'Reason', reason],
    entries.reason === 'class' && ['class', 'Class', labelOf(entries.class)],
    ['place', 'Place', entries.place],
    ['date', 'Date', formatDate(entries.date)],
  ];
}

function Fields({ record, isLocked }: { record: UserRecord; isLocked: boolean }) {
  const fieldOf = useField<EInvoicingEntries>();
  const reason = useWatch<EInvoicingEntries, 'reason'>({ name: 'reason' });
  return (
    <div className="field-grid">
      <SelectField
        label="State"
        hint={`Of the office that the letter goes to${isLocked ? '' : officeSource(record)}`}
        options={plainOptions(COMPANY_STATES)}
        {...fieldOf('state')}
      />
      <SelectField
        label="Reason"
        className="field-wide"
        hint={
          <WhatIs terms={['eInvoicing', 'turnover', 'irn']}>
            {isLocked ? undefined : 'The most frequent reason comes first; choose yours'}
          </WhatIs>
        }
        options={REASON_OPTIONS}
        {...fieldOf('reason')}
      />
      {reason === 'class' && (
        <SelectField
          label="Class"
          className="field-wide"
          placeholder="Choose what you are"
          options={EXEMPT_CLASSES.map((value) => ({ value, label: labelOf(value) }))}
          {...fieldOf('class')}
        />
      )}
      <PlaceField suggested={isLocked ? '' : suggestedPlace(record)} {...fieldOf('place')} />
      <DeclarationDate {...fieldOf('date')} />
    </div>
  );
}

/** "an insurer" is "Insurer" in a list. */
function labelOf(text: string): string {
  const words = text.replace(/^an? /, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
