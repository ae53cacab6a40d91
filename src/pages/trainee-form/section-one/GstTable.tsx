import Button from 'react-bootstrap/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { validateGstin } from '../../../domain/validators/gstin.ts';
import { codeIn, type Warning } from '../../../domain/validators/normalise.ts';
import { useFill } from '../../../forms/frame/useHint.ts';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { RowList } from './RowList.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';
import { WarningField } from './WarningField.tsx';

const ADDRESS_PARTS = ['addressL1', 'addressL2', 'addressL3', 'city', 'pincode'] as const;

interface GstTableProps {
  isGstApplicable: boolean;
  /** Of the profile. */
  gstin: string;
}

export function GstTable({ isGstApplicable, gstin }: GstTableProps) {
  const field = useSectionOneField();
  const { getValues } = useFormContext<SectionOneValues>();
  const newRow = () => {
    const isEntered = getValues('gstTable').some(({ gstNo }) => codeIn(gstNo) === gstin);
    return gstin === '' || isEntered ? {} : { gstStateCode: gstin.slice(0, 2), gstNo: gstin };
  };
  return (
    <RowList
      list="gstTable"
      newRow={newRow}
      hint={
        isGstApplicable
          ? 'One for each state that you are registered in.'
          : 'Not needed while your profile says that GST does not apply to you.'
      }
      renderRow={(index) => (
        <>
          <TextField
            {...field(`gstTable.${index}.gstStateCode`)}
            inputMode="numeric"
            className="field-short"
            hint="Two digits, such as 27"
          />
          <GstinField index={index} />
          <BillingAddressField index={index} />
          <TextField {...field(`gstTable.${index}.serviceName`)} />
          <TextField {...field(`gstTable.${index}.contactDetails`)} hint="Phone or e-mail" />
        </>
      )}
    />
  );
}

/** Offers the address above: only the person knows whether the registration has the same. */
function BillingAddressField({ index }: { index: number }) {
  const path = `gstTable.${index}.billingAddress` as const;
  const { control, setValue, setFocus, formState } = useFormContext<SectionOneValues>();
  const [entered, ...parts] = useWatch({ control, name: [path, ...ADDRESS_PARTS] });
  const isLocked = useIsLocked();
  const address = parts.filter((part) => !/^(NA)?$/i.test(part.trim())).join(', ');
  const handleUse = () => {
    setValue(path, address.slice(0, MAX_TEXT), { shouldDirty: true, shouldValidate: formState.isSubmitted });
    // The pressed button is removed.
    setFocus(path);
  };
  return (
    <TextField
      {...useSectionOneField()(path)}
      className="field-wide"
      hint={
        !isLocked &&
        entered === '' &&
        address !== '' && (
          <Button variant="link" size="sm" className="px-0 py-1" onClick={handleUse}>
            <span>Use the address above</span>
            <span className="visually-hidden">{` for GST registration ${index + 1}`}</span>
          </Button>
        )
      }
    />
  );
}

/** Only this field, not the whole table, subscribes to the PAN that it is compared with. */
function GstinField({ index }: { index: number }) {
  const pan = useWatch<SectionOneValues, 'panno'>({ name: 'panno' });
  const fillStateCode = useFill<SectionOneValues>(`gstTable.${index}.gstStateCode`);
  return (
    <WarningField
      path={`gstTable.${index}.gstNo`}
      className="field-code field-capitals"
      tidy={codeIn}
      hint="15 characters"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      warningsOf={(value) => gstinWarnings(value, pan)}
      onLeave={(text) => {
        const { value, error } = validateGstin(text);
        if (value !== '' && error === undefined) fillStateCode(value.slice(0, 2));
      }}
    />
  );
}

/** In the table even a wrong pattern of the GSTIN is only a warning (R16). */
function gstinWarnings(value: string, pan: string): Warning[] {
  const { error, warnings } = validateGstin(value, pan);
  return error === undefined ? warnings : [{ message: error }, ...warnings];
}
