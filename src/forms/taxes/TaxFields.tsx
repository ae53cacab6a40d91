import { useFormContext, useWatch } from 'react-hook-form';
import { taxParagraph } from '../../domain/letters/letterText.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { ACTIVITY_LABELS, CLASS_LABELS, SCHEME_LABELS } from '../../domain/records/taxes.ts';
import { taxContradictions } from '../../domain/taxes/contradictions.ts';
import { financialYearOf } from '../../domain/time/dates.ts';
import { MAX_CERTIFICATE_NUMBER, problemsOfTaxes } from '../../domain/transitions/taxes.ts';
import { validateUdyam } from '../../domain/validators/registrationNumber.ts';
import { today } from '../../records/useNow.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { useIsLocked } from '../../ui/fields/locked.ts';
import { labelledOptions, plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { useField } from '../formContext.ts';
import { WhatIs } from '../help/WhatIs.tsx';
import { entryOf, type TaxFields as Fields } from './taxSchema.ts';

/** Udyam numbers exist since July 2020. */
const FIRST_YEAR = 2020;

/** Newest first. */
function yearsUntil(isoDate: string): string[] {
  const current = Number(financialYearOf(isoDate).slice(0, 4));
  return Array.from({ length: current - FIRST_YEAR + 1 }, (_, back) =>
    financialYearOf(`${current - back}-04-01`),
  );
}

export function TaxFields({ record }: { record: UserRecord }) {
  const { control } = useFormContext<Fields>();
  const fields = useWatch({ control }) as Fields;
  const contradictions = taxContradictions(record, { ...entryOf(fields), scheme: fields.scheme }, today());
  const warningsOf = (field: (typeof contradictions)[number]['field']) =>
    contradictions.filter((each) => each.field === field).map(({ warning }) => warning);
  return (
    <>
      <EnterpriseFields fields={fields} warnings={warningsOf('udyam')} />
      <GstSchemeField warnings={warningsOf('scheme')} />
      <CertificateFields fields={fields} warnings={warningsOf('until')} />
      <Declaration record={record} fields={fields} />
    </>
  );
}

interface PartProps {
  fields: Fields;
  warnings: string[];
}

function EnterpriseFields({ fields, warnings }: PartProps) {
  const fieldOf = useField<Fields>();
  const isRegistered = fields.class !== '' && fields.class !== 'none';
  const years = yearsUntil(today());
  return (
    <FieldGroup
      title="Enterprise"
      hint="As your Udyam certificate says. Finance sees from it whether the MSMED Act sets a day for your payments."
    >
      <div className="field-grid">
        <SelectField
          label="Class of Enterprise"
          placeholder="Choose a class"
          hint={<WhatIs terms={['msme']} />}
          options={labelledOptions(CLASS_LABELS)}
          {...fieldOf('class')}
        />
        {isRegistered && (
          <>
            <TextField
              label="Udyam Number"
              className="field-capitals"
              hint={<WhatIs terms={['udyam']}>For example, UDYAM-MH-00-0000001</WhatIs>}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              warnings={warnings}
              {...fieldOf('udyam', (typed) => validateUdyam(typed).value)}
            />
            <DateField
              label="Date of Certificate"
              entered={fields.since}
              max={today()}
              {...fieldOf('since')}
            />
            <SelectField
              label="Financial Year"
              hint="That the class is stated for"
              placeholder="Choose a year"
              options={plainOptions(
                fields.year === '' || years.includes(fields.year) ? years : [...years, fields.year],
              )}
              {...fieldOf('year')}
            />
            <SelectField
              label="Main Activity"
              placeholder="Choose an activity"
              options={labelledOptions(ACTIVITY_LABELS)}
              {...fieldOf('activity')}
            />
          </>
        )}
      </div>
    </FieldGroup>
  );
}

function GstSchemeField({ warnings }: Pick<PartProps, 'warnings'>) {
  const fieldOf = useField<Fields>();
  return (
    <FieldGroup title="GST" hint="A composition dealer charges no GST on the invoice.">
      <div className="field-grid">
        <SelectField
          label="GST Scheme"
          placeholder="Choose a scheme"
          hint={<WhatIs terms={['composition']} />}
          options={labelledOptions(SCHEME_LABELS)}
          warnings={warnings}
          {...fieldOf('scheme')}
        />
      </div>
    </FieldGroup>
  );
}

function CertificateFields({ fields, warnings }: PartProps) {
  const fieldOf = useField<Fields>();
  return (
    <FieldGroup
      title="Lower deduction of tax"
      hint="With a certificate of the tax office, less tax is deducted from what we pay you, until its last day."
    >
      <div className="field-grid">
        <SelectField
          label="Certificate of Lower Deduction"
          hint={<WhatIs terms={['lowerDeduction']} />}
          options={labelledOptions({ no: 'No', yes: 'Yes' })}
          {...fieldOf('certificate')}
        />
        {fields.certificate === 'yes' && (
          <>
            <TextField
              label="Certificate Number"
              autoComplete="off"
              maxLength={MAX_CERTIFICATE_NUMBER}
              {...fieldOf('number')}
            />
            <DateField
              label="Certificate Valid Until"
              entered={fields.until}
              warnings={warnings}
              {...fieldOf('until')}
            />
          </>
        )}
      </div>
    </FieldGroup>
  );
}

/** The declaration that a save makes, shown once the class is complete. */
function Declaration({ record, fields }: { record: UserRecord; fields: Fields }) {
  const isLocked = useIsLocked();
  const { lowerDeduction: _, ...entry } = entryOf(fields);
  if (isLocked || fields.class === '' || Object.keys(problemsOfTaxes(entry, today())).length > 0) return null;
  return (
    <FieldGroup title="What you declare">
      <p>
        <Sentence>{taxParagraph(record, entry).text}</Sentence>
      </p>
    </FieldGroup>
  );
}
