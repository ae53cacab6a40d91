import { useFormContext, useWatch } from 'react-hook-form';
import { RemarkedField } from './RemarkedField.tsx';
import { gstinRemarks } from './remarks.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** The GSTIN of one row; only it, and not the whole table, follows the PAN that it is compared with. */
export function GstinField({ index }: { index: number }) {
  const { control } = useFormContext<SectionOneValues>();
  const pan = useWatch({ control, name: 'panno' });
  return (
    <RemarkedField
      path={`gstTable.${index}.gstNo`}
      label="GSTIN"
      hint="15 characters"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      remark={(value) => gstinRemarks(value, pan)}
    />
  );
}
