import { useFormContext, useWatch } from 'react-hook-form';
import { RELATED_OPTIONS } from '../../../domain/records/options.ts';
import { plainOptions, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';

/** Whether the vendor is related to the group, and how. */
export function RelationFields() {
  const field = useSectionOneField();
  const { control } = useFormContext<SectionOneValues>();
  const isRelated = useWatch({ control, name: 'relatedwOMG' }) === 'Yes';
  const { maxLength: _bound, ...related } = field('relatedwOMG');
  return (
    <FieldGroup title="Relation with the group">
      <div className="field-grid">
        <SelectField
          {...related}
          label="Related to the group"
          hint="Does a relative of yours, or of an owner or director, work for the group?"
          options={plainOptions(RELATED_OPTIONS)}
          placeholder="Choose"
        />
        {isRelated && (
          <TextField
            {...field('relatedwOMGRelation')}
            label="Relation"
            hint="Who it is, and how you are related"
          />
        )}
      </div>
    </FieldGroup>
  );
}
