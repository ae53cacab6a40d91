import { useFormContext, useWatch } from 'react-hook-form';
import { SECTION_ONE } from '../../../domain/forms/traineeForm.ts';
import { type Kind, kindOf, kindOfStatus, VENDOR_STATUSES } from '../../../domain/records/kinds.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import {
  type NumberFormat,
  tidyRegistrationNumber,
  validateRegistrationNumber,
} from '../../../domain/validators/registrationNumber.ts';
import { AadharField } from '../../../forms/AadharField.tsx';
import { PanField, useCode } from '../../../forms/CodeField.tsx';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import type { TermKey } from '../../../forms/help/terms.ts';
import { WhatIs } from '../../../forms/help/WhatIs.tsx';
import { plainOptions, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';
import { WarningField } from './WarningField.tsx';

const NUMBER_TERMS: Record<NumberFormat, readonly TermKey[]> = {
  CIN: ['cin'],
  LLPIN: ['llpin'],
  any: ['udyam'],
};

/** The identity fields, with initial values from the profile. */
export function IdentityFields({ nationality }: Pick<UserRecord, 'nationality'>) {
  const { control } = useFormContext<SectionOneValues>();
  const { hasAadhar } = kindOfStatus(useWatch({ control, name: 'vendorStatus' }), nationality);
  const pan = useCode('panno', 'rejectedPan');
  const ownerName = useWatch({ control, name: 'nameOfVendor' });
  return (
    <FieldGroup title="Identity">
      <div className="field-grid">
        <PanField {...pan} ownerName={ownerName} hint="Ten characters, as on the PAN card" />
        {hasAadhar && <AadharField />}
      </div>
    </FieldGroup>
  );
}

export function TaxFields({ record }: { record: UserRecord }) {
  const field = useSectionOneField();
  const kind = kindOfStatus(
    useWatch<SectionOneValues, 'vendorStatus'>({ name: 'vendorStatus' }),
    record.nationality,
  );
  const taxes = SECTION_ONE.withHoldingTaxes;
  const { maxLength: _bound, ...vendorStatus } = field('vendorStatus');
  return (
    <FieldGroup title="Status and registration">
      <div className="field-grid">
        <SelectField
          {...vendorStatus}
          options={plainOptions(VENDOR_STATUSES)}
          placeholder="Choose"
          hint="An LLP is a Partnership Firm"
          warnings={askedAnew(kindOf(record), kind)}
        />
        <WarningField
          path="registrationNumber"
          label={kind.number}
          hint={<WhatIs terms={NUMBER_TERMS[kind.numberFormat]}>{kind.numberHint}</WhatIs>}
          warningsOf={(value) => validateRegistrationNumber(value, kind.numberFormat).warnings}
          tidy={(value) => tidyRegistrationNumber(value, kind.numberFormat)}
        />
        <div className="field">
          <TextField label={taxes.label} value={taxes.otherwise} isLocked className="mb-0" />
          <div className="form-text">
            <WhatIs terms={['withholding']} />
          </div>
        </div>
      </div>
    </FieldGroup>
  );
}

/** Typed text stays when the status changes. */
function askedAnew(before: Kind, now: Kind): string[] {
  if (before.proof === now.proof) return [];
  return [`Documents Upload will ask for “${now.proof}” instead of “${before.proof}”.`];
}

export function RelationFields() {
  const field = useSectionOneField();
  const isRelated = useWatch<SectionOneValues, 'relatedwOMG'>({ name: 'relatedwOMG' }) === 'Yes';
  const { maxLength: _bound, ...related } = field('relatedwOMG');
  return (
    <FieldGroup title="Relation with the group">
      <div className="field-grid">
        <SelectField
          {...related}
          hint="Does a relative of yours, or of an owner or director, work for the group?"
          options={plainOptions(SECTION_ONE.relatedwOMG.options)}
          placeholder="Choose"
        />
        {isRelated && (
          <TextField {...field('relatedwOMGRelation')} hint="Who it is, and how you are related" />
        )}
      </div>
    </FieldGroup>
  );
}
